import { type ClauseRule, phrase } from "./rule.ts";

/** Who and what answers for a debt. */
export const securityRules: ClauseRule[] = [
  {
    id: "personal-guarantee",
    title: "Personal Guarantee",
    level: "High",
    readWhole: true,
    oftenOneSided: /guarant/i,
    named: /^guarantee(?: and indemnity)?$|personal guarantee|directors.? guarantee/i,
    cue: /answerable|guarant|principal debtor|surety/i,
    says: [
      phrase(
        "(?:directors?|principals?|shareholders?|partners) ~20 (?:personally )?guarantee (?:its|the|their|all|payment)",
      ),
      phrase("stands? surety|answerable (?:with|for) ~60 (?:owes?|debts?|debt|obligations)"),
      phrase(
        "personally (?:liable|responsible) for ~60 (?:debts?|amounts?|obligations?|money|moneys|payment) ~40 (?:of|owed|by) the (?:company|customer|buyer|tenant|borrower|hirer|applicant)",
      ),
      phrase(
        "(?:unconditionally|irrevocably|personally|absolutely|jointly|severally|hereby|also|each|director|directors|guarantors?)[, ] ~60 guarantees? ~80 (?:to|the|payment|performance|that|all)",
      ),
      phrase(
        "guarantees? (?:to |the |all |due |full |prompt |punctual ){1,8} ~100 (?:payment|performance|obligations?|observance|compliance|pays?|moneys?|monies|money|debts?|due|owes?|owed|owing)",
      ),
      phrase(
        "guarantors? ~60 (?:guarantees?\\b|(?:is|are|shall be|will be) (?:jointly |severally |and |personally ){0,6}liable|indemnif|{must} (?:unconditionally |immediately |on demand ){0,4}(?:pay|guarantee|perform|indemnif|make good))",
      ),
      phrase(
        "(?:principal debtor|(?:as|a) surety|primary obligor|continuing guarantee|personal(?:ly)? guarantees?|guarantee and indemnity|deed of guarantee)",
      ),
    ],
    unless:
      /full title guarantee|(?:each|either) party (?:hereby )?guarantees|consumer guarantees?|bank guarantees?|does not guarantee|cannot guarantee|not guarantee|no guarantee|makes? no .{0,40}guarantee|statutory guarantees?|guarantees? (?:under|in|of) the (?:australian consumer|acl|competition)|guarantees? that (?:the|its|all|any) (?:goods|services|products?|work|software|equipment)|(?:warrants? (?:and|or) (?:represents? and )?guarantees?)|minimum guarantee|superannuation guarantee|guarantees? to (?:be|have|hold|do|provide|supply|deliver|ensure|comply|maintain|keep)\b|satisfaction guarantee|guarantees? (?:cannot|that cannot)|money[- ]back/i,
    notUnder: /consumer|warrant|definitions/i,
    burdens: "actor",
    raises: [
      {
        when: phrase("all (?:moneys|monies|money)|unlimited|continuing|unconditional\\w*"),
        because: "it is wide ({words})",
        ask: "Ask for a fixed amount and an end date.",
      },
      {
        when: phrase("principal debtor|primary obligor|indemnif\\w+"),
        because: "it is an indemnity too ({words})",
      },
      {
        when: phrase("charges? ~60 (?:land|real property|property)|caveat|mortgage"),
        because: "land answers for it ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("(?:limited|capped) (?:to|at)|not exceed|maximum (?:amount|liability)"),
        because: "it has a limit ({words})",
      },
    ],
    effect: "makes a person answer for what another owes",
    law: "Directors and families answer with their own assets; a guarantor who did not understand may be relieved (Garcia v NAB (1998) 194 CLR 395; Commercial Bank v Amadio (1983) 151 CLR 447), so independent advice matters.",
    ask: "Ask to drop it or cap it, to end it with the office or after a time, to keep land out of it, and send the guarantor to independent advice.",
  },
  {
    id: "ppsa-security",
    title: "Security Interest (PPSA)",
    level: "Medium",
    named: /\bppsa\b|personal property securities|retention of title/i,
    cue: /own |ownership|keep |hold |until|security interest|ppsa|personal property securities|title|charge|mortgage|\blien\b|encumb/i,
    says: [
      phrase("{mustnot} own ~40 until ~60 (?:paid|pay)"),
      phrase("(?:ownership|title|property) ~60 (?:stays?|remains?|rests?) with ~60 until"),
      phrase(
        "(?:keep|hold|retain) (?:the|your) (?:car|vehicle|goods|equipment|items?|property) until ~60 (?:paid|bill|settled)",
      ),
      phrase("\\bcharges? (?:the|its|his|her|their) ~30 (?:with|for) ~20 payment"),
      phrase("\\b(?:mortgages?|charges?) (?:the|its|his|her|their|all|any) ~60 to (?:the |secure)"),
      phrase(
        "(?:grants?|creates?|gives?|reserves?|retains?|holds?|has|have|take|constitutes?|perfect|register) ~80 (?:security interests?|purchase money)",
      ),
      phrase(
        "security interest ~100 (?:{must}|{may}|ppsa|ppsr|in favour|regist|for the purposes?|over|attach|perfect)",
      ),
      phrase("(?:ppsa|personal property securities (?:act|register)|ppsr)"),
      phrase(
        "retention of title|(?:title|ownership|property) ~60 (?:does not|do not|will not|shall not|won't|doesn't) pass|(?:title|ownership|property in) ~80 (?:remains?|retained|stays?) ~80 until ~80 (?:paid|payment)",
      ),
      phrase(
        "(?:title|ownership) ~40 (?:passes|pass|transfers?|moves) ~60 (?:only )?(?:when|once|on|upon|after) ~60 (?:paid|payment|pays)",
      ),
      phrase(
        "\\bcharges? ~60 (?:all|its|his|her|their|the|any|with) ~80 (?:land|real property|interest in|assets|undertaking|property)",
      ),
      phrase(
        "(?:grants?|gives?|executes?|has|have|exercise|entitled to) ~40 (?:mortgage|\\blien\\b|charge) (?:over|on|in)",
      ),
    ],
    unless:
      /on delivery or payment|\bno \w+ (?:may|shall|will|can|must)|result in (?:the )?(?:creation|imposition)|take charge of|there (?:are|is) not|nor will there be|trial by jury|(?:must not|shall not|will not|may not|not to|agrees not to|cannot) .{0,60}(?:grant|create|encumber|charge|mortgage|give|permit|allow|incur|register)|free (?:from|of|and clear)|no (?:security interest|lien|encumbrance|mortgage|charge)|free of any|(?:title|right,? title).{0,30}interest in (?:the )?intellectual|(?:is|are) not subject to|unencumbered|charges? (?:for|payable|of \$)|without encumbrance|discharge of (?:the )?mortgage/i,
    notUnder: /definitions/i,
    burdens: "actor",
    gains:
      /^(?:reserves?|retains?|holds?|keeps?|takes?|registers?|perfects?|(?:has|have)(?! (?:granted|given|created)))\b(?!.{0,4000}\b(?:we|you|they|it)\b)|\b(?:remains?|stays?|retained|rests?) (?:with|vested in|the property of)\b/i,
    raises: [
      {
        when: phrase(
          "all (?:of (?:its|the \\w+'s) )?present and after[- ]acquired|all (?:its |of its )?(?:assets|property|undertaking)",
        ),
        because: "it reaches {words}",
        ask: "Keep it to the goods supplied, until they are paid for.",
      },
      {
        when: phrase("\\b(?:land|real property|caveats?)\\b"),
        because: "it takes in land ({words})",
      },
      {
        when: phrase(
          "(?:section|sections|s|ss) ?(?:95|115|157|130|142)|contract(?:s|ing)? out|waives? ~60 (?:verification|notice|right)",
        ),
        because: "it gives up notices under the Act ({words})",
      },
    ],
    lowers: [
      {
        when: phrase(
          "(?:only|limited to) ~40 goods|until (?:the )?(?:[\\w-]+ ){1,3}~40 (?:re)?paid|release",
        ),
        because: "it is kept to {words}",
        unless: /\ball (?:other )?(?:goods|moneys|monies|amounts|sums)\b/i,
      },
    ],
    effect: "gives or keeps a security over property",
    law: "Under the Personal Property Securities Act 2009 (Cth) an interest not registered in time can lose priority (s 62 for purchase money) or vest in the grantor on insolvency (s 267); check the register and existing finance.",
    ask: "Ask that it cover only the goods supplied until paid for, with a release on payment and the notices under the Act kept.",
  },
];
