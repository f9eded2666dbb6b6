import { isAgreement } from "../../schemas/analysis.ts";
import { dateInWords } from "../facts/dates.ts";
import { shorten } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { headingOf } from "./head.ts";
import type { Material } from "./material.ts";
import { called, introduced, properCase } from "./names.ts";
import { list, plain, tellingPhrase, withArticle } from "./phrases.ts";

/** A sentence that takes away, in whole or in part, that the document binds. */
const notBinding =
  /\bnot (?:intended to )?(?:be |create |give rise to )?(?:legally binding|(?:any )?legal (?:relations|obligations))|\bnon-?binding\b(?! (?:mediation|arbitration|conciliation))/i;
/** A title that says no more than any paper of its kind does. */
const general =
  /^(?:the |this |our )?(?:(?:general|standard|contractual|contract|trading) )*(?:agreement|contract|deed|lease|(?:terms(?: (?:and|&) )?)?(?:conditions)?(?: of (?:trade|business|contract))?|certificate|schedule)$/i;
const version = /\s*[-–—(,]?\s*\b(?:v|ver|version|rev|revision|draft)\.?\s?\d[\d.]{0,8}\)?\s*$/i;

/** What the paper calls itself, in proper case and without the marks of a page; null where that says nothing. */
function titleOf({ text, documentType, facts }: Material): string | null {
  const given = facts.title?.value ?? (documentType.kind === "other" ? headingOf(text) : null);
  const title = given === null ? null : properCase(given.replace(version, ""), text);
  return title === null || general.test(title) ? null : `“${shorten(title, 110)}”`;
}

/** What a paper is, by its title and its kind; by its title alone where that says the kind. */
export function openingOf(material: Material): string {
  const { label, kind } = material.documentType;
  const title = titleOf(material);
  if (label === "Other document") return `${title ?? "This document"} is not a contract`;
  if (title === null) return `This is ${withArticle(label)}`;
  const words = title.toLowerCase();
  const told = label
    .toLowerCase()
    .split(" ")
    .every((word) => words.includes(word));
  return isAgreement(kind) && told ? title : `${title} is ${withArticle(label)}`;
}

const withThe = (place: string) =>
  /^(?:Australian Capital|Northern|United|Netherlands|Commonwealth)\b/.test(place)
    ? `the ${place}`
    : place;

/** The client as it is introduced: "the Tenant, Acme Pty Ltd", "Ann Lee (Ann)", or its name alone. */
function inFull(way: string, proper: string): string {
  if (proper.startsWith(way)) return proper;
  if (way.endsWith(proper) || /^(?:you|we)$/i.test(proper)) return way;
  return way.startsWith("the ") ? `${way}, ${proper}` : `${proper} (${way})`;
}

/**
 * What a contract is, who is bound by it, and for whom it is read.
 * @param name the party for whom; null where it cannot be told.
 */
export function boundSentences(material: Material, name: string | null): string[] {
  const { text, facts, client } = material;
  const { parties, agreementDate } = facts;
  const opening = openingOf(material);
  const verb = opening.endsWith("”") ? " is" : "";
  const dated = agreementDate ? ` dated ${dateInWords(agreementDate.value)}` : "";
  const law = facts.governingLaw ? `, under the law of ${withThe(facts.governingLaw.value)}` : "";
  const named = parties.slice(0, 4).map((party) => introduced(party, text));
  const more = parties.length > 4 ? [`${parties.length - 4} more`] : [];
  const sentences =
    named.length > 1
      ? [`${opening}${dated}${verb} between ${list([...named, ...more])}${law}.`]
      : [
          `${opening}${verb === "" ? "" : " is a paper"}${dated}${law}.`,
          named.length === 1
            ? parties[0]?.name === parties[0]?.role
              ? `It names nobody; the one party that it binds is ${called(parties[0] ?? { name: "", role: null }, text)}.`
              : `The one party that it names is ${named[0]}.`
            : "It does not name its parties in a form that could be read.",
        ];
  sentences[0] = sentences[0]?.replace(/\.{2}$/, ".").replace(/,(?=[,.])/g, "") ?? "";
  const party = parties.find((one) => one.name === name);
  if (name !== null) {
    const way = called(party ?? { name, role: null }, text);
    sentences.push(
      (client.name
        ? `We act for ${inFull(way, properCase(name, text))}.`
        : `No client chosen; read for ${way}.`
      ).replace(/\.{2}$/, "."),
    );
  }
  const binding = splitSentences(text, 0, Math.min(text.length, 8_000))
    .map(({ start, end }) => plain(text.slice(start, end)))
    .find((words) => notBinding.test(words));
  if (binding)
    sentences.push(
      `On whether it binds it says “${tellingPhrase(binding, 30, binding.search(notBinding))}”.`,
    );
  return sentences;
}
