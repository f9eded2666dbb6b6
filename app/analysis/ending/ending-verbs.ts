/** Ways of saying that somebody ends a contract, or that it ends. */
export const endsIt =
  /\b(?:terminat\w+|ends?|ended|ending|to an end|cancel\w*|withdraw\w*|resign\w*|leave|let (?:us|you|it|them|him|her|[A-Z]\w+) go|determine|quit|stops?|break|bring\w* .{0,40}to an end|give notice|discontinue|revok\w*|(?:runs?|continues?|carr(?:y|ies) on|goes on|lasts?) until)\b/i;
