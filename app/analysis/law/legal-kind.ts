import { type DocumentType, isAgreement } from "../../schemas/analysis.ts";
import type { LegalKind } from "../kind/papers.ts";

/** Where a document shows what its label leaves open. */
const telling = 60_000;

const residential = /residential tenanc|rooming|\bthe dwelling\b|tenancy agreement act/i;
const retail =
  /\b(?:retail|shop) leases?\b|retail shop leases?|lease of (?:a |the )?(?:retail )?shop\b|retail and commercial leases|retail (?:shops?|premises)|business tenancies \(fair dealings\)/i;
const premises = /\b(?:premises|land|building|shop|tenan(?:t|cy))\b/i;
const home =
  /home building|domestic building|residential building|\bhome(?:owner)?\b|\bdwelling\b|\bthe owners?\b.{0,60}\bhouse\b/i;
const rights = /\b(?:copyright|trade ?marks?|patents?|intellectual property)\b/i;

/** What the law takes a label for: the first row whose label and sign fit. No kinds: it cannot be told. */
const table: { label: RegExp; sign?: RegExp; kinds: readonly LegalKind[] }[] = [
  { label: /confidential|non-?disclosure/i, kinds: ["confidentiality"] },
  { label: /retail (?:shop )?lease/i, kinds: ["retail lease"] },
  { label: /residential (?:lease|tenancy)|tenancy/i, kinds: ["residential lease"] },
  { label: /equipment|vehicle|hire/i, kinds: ["goods supply"] },
  { label: /\blease/i, sign: residential, kinds: ["residential lease"] },
  { label: /\blease/i, sign: retail, kinds: ["retail lease"] },
  { label: /\blease/i, sign: premises, kinds: ["commercial lease"] },
  { label: /accommodation/i, kinds: ["residential lease"] },
  { label: /subcontract/i, kinds: ["construction subcontract"] },
  { label: /(?:home|domestic) building/i, kinds: ["domestic building"] },
  { label: /construction|building/i, sign: home, kinds: ["domestic building"] },
  { label: /construction|building/i, kinds: ["construction contract"] },
  { label: /employment/i, kinds: ["employment"] },
  { label: /franchise/i, kinds: ["franchise"] },
  { label: /subscription (?:agreement|deed)|\bsafe\b|simple agreement/i, kinds: ["securities"] },
  { label: /share subscription|option|convertible|\besop\b/i, kinds: ["securities"] },
  { label: /share (?:sale|purchase)/i, kinds: ["share sale"] },
  { label: /(?:business|asset)s? (?:sale|purchase)/i, kinds: ["business sale"] },
  { label: /shareholders or joint venture/i, kinds: ["shareholders", "joint venture"] },
  { label: /shareholders|unitholders/i, kinds: ["shareholders"] },
  { label: /joint venture|partnership/i, kinds: ["joint venture"] },
  { label: /sale of land|grant or funding|funding|grant|member/i, kinds: ["other"] },
  { label: /credit (?:application|account)|trade account/i, kinds: ["goods supply"] },
  { label: /loan|finance|facility|mortgage|guarantee|security deed/i, kinds: ["loan/guarantee"] },
  { label: /software as a service|saas/i, kinds: ["software/SaaS"] },
  { label: /software/i, kinds: ["software/SaaS"] },
  { label: /distribution|supply/i, kinds: ["goods supply"] },
  { label: /assignment/i, sign: rights, kinds: ["IP assignment"] },
  { label: /licen[cs]e/i, sign: /\bsoftware\b/i, kinds: ["IP licence", "software/SaaS"] },
  { label: /licen[cs]e/i, sign: rights, kinds: ["IP licence"] },
  { label: /consult|advis[eo]r/i, kinds: ["contractor", "services agreement"] },
  { label: /contractor/i, kinds: ["contractor"] },
  { label: /talent release/i, kinds: ["IP licence"] },
  { label: /settlement|release/i, kinds: ["settlement deed"] },
  { label: /marketing|agency|services agreement|maintenance/i, kinds: ["services agreement"] },
  { label: /terms of service/i, kinds: ["consumer terms", "software/SaaS"] },
  {
    label: /standard terms|trading|terms of trade/i,
    kinds: ["goods supply", "services agreement"],
  },
];

/**
 * The kinds that a document may be to the law, told by its label and, where that is not enough, by
 * its text. More than one: a provision has to fit each. None: what it is cannot be told.
 */
export function legalKinds(text: string, type: DocumentType): readonly LegalKind[] {
  if (!isAgreement(type.kind)) return [];
  const some = text.slice(0, telling);
  const row = table.find(({ label, sign }) => label.test(type.label) && (!sign || sign.test(some)));
  return row?.kinds ?? [];
}
