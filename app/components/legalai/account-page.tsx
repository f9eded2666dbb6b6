import type { ReactNode } from "react";
import { RiskShape } from "../case/risk.tsx";
import { Notice } from "../ui/notice.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { doorwayClause } from "./doorway-clause.ts";
import { NoticeOfArrival } from "./notice-of-arrival.tsx";
import { PublicFoot } from "./public-foot.tsx";

const { number, words, level } = doorwayClause;
const mark = `mark mark-${level.toLowerCase()}`;

/** The narrow page of everything that happens before one is signed in. */
export function AccountPage({
  title,
  errors,
  children,
  below,
}: {
  title: string;
  errors?: string[] | undefined;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="doorway">
      <main id="main" className="doorway-form">
        <Wordmark name="LegalAI" mark="page" to="/legalai" />
        <NoticeOfArrival />
        <div className="sheet grid gap-5 p-6 sm:p-8">
          <h1 className="text-xl">{title}</h1>
          {errors && errors.length > 0 && <Notice look="bad">{errors.join(" ")}</Notice>}
          {children}
        </div>
        {below}
      </main>
      <div className="doorway-light" aria-hidden="true">
        <p className="doorway-number" data-number={number}>
          {number}
        </p>
        <div className="doorway-words">
          <p className="doorway-source">
            <span className={mark}>
              <RiskShape level={level} /> {level}
            </span>{" "}
            in our sample contract
          </p>
          <p className="doorway-clause">
            <span className={mark}>{words}</span>
          </p>
          <p className="doorway-line">
            Every risk, <span className={mark}>on the words</span> it rests on.
          </p>
        </div>
      </div>
      <PublicFoot />
    </div>
  );
}
