/** The texts that a change lies between. */
export interface BothTexts {
  older: string;
  newer: string;
}
