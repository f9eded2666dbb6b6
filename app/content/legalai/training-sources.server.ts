/** What the built-in analyser's weights were trained on, as the data's licences ask it to be said. */
export const trainingSources = [
  "CUAD v1 (Contract Understanding Atticus Dataset), The Atticus Project, https://www.atticusprojectai.org/cuad, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).",
  "ContractNLI, Y. Koreeda and C. D. Manning (2021), https://stanfordnlp.github.io/contract-nli/, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed: reduced to numeric weights.",
  "UNFAIR-ToS: M. Lippi et al., “CLAUDETTE: an automated detector of potentially unfair clauses in online terms of service”, Artificial Intelligence and Law 27 (2019), as published in LexGLUE (I. Chalkidis et al., 2022), CC BY 4.0.",
  "A. Galassi et al., “Unfair clause detection in terms of service across multiple languages”, Artificial Intelligence and Law (2024), https://doi.org/10.1007/s10506-024-09398-7, CC BY 4.0.",
] as const;
