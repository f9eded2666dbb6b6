/**
 * That documents of some kinds usually have a clause. GST is not expected of input-taxed supplies (residential rent, loans, securities), of
 * prices in the money of customers abroad, nor of consumers' terms, whose prices include it by law. A kind that is not told has nothing that is usual.
 */
export interface Expectation {
  /** Its place among what a document is said to lack. */
  order: number;
  /** Labels of the documents that usually have it. */
  of: RegExp;
  /**
   * Words of which every way of saying it, every heading and every row of it has one: without any of them in the
   * whole text it is not there.
   */
  signs: RegExp;
  /** Words that leave it open whatever sentence they stand in. */
  surely?: RegExp;
  /** What in the text makes it matter; without it, it always does. */
  when?: RegExp;
  /** What in the text makes it not matter. */
  notWhere?: RegExp;
  /** Usual too in a long contract of a kind that is not told. */
  ofAnyKind?: true;
  /** Another clause that serves as well. */
  unless?: string[];
  onlyAustralian?: true;
  reason: string;
}

/** Supplies for a price, as the labels of `document-type/contract-labels.ts` name them. */
export const supply =
  "Services|Software|Consultancy|Contractor|Advisor|Supply|Distribution|Construction|Hire|Licence agreement|Marketing|Agency|Trading|Credit|Standard";
