/** How long a password would hold out against guessing, from the shortest time to the longest. */
export const strengths = ["weak", "fair", "good", "strong"] as const;
export type Strength = (typeof strengths)[number];

/** In bits, of characters that say something new, that go on with a word or a number, and that only repeat. */
const fresh = 5;
const ongoing = 2.2;
const foreseen = 0.5;
/** From how many bits on a password is called so. */
const from: Record<Exclude<Strength, "weak">, number> = { fair: 30, good: 45, strong: 60 };

const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890"];

/** Whether a character stands beside another on the keyboard, in the alphabet or among the numbers, or is it again. */
function follows(a: string, b: string): boolean {
  if (Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1) return true;
  return keyboard.some((row) => row.includes(a) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1);
}

const kindOf = (character: string) =>
  /\p{Lu}/u.test(character)
    ? "capital"
    : /\p{L}/u.test(character)
      ? "letter"
      : /\d/.test(character)
        ? "digit"
        : "sign";

function bitsOf(password: string): number {
  let bits = 0;
  let before: string | undefined;
  for (const character of password) {
    const kind = kindOf(character);
    const earlier = before === undefined ? "sign" : kindOf(before);
    const goesOn =
      earlier !== "sign" && (kind === earlier || (kind === "letter" && earlier === "capital"));
    if (goesOn && before && follows(before.toLowerCase(), character.toLowerCase()))
      bits += foreseen;
    else bits += goesOn || before === character ? ongoing : fresh;
    before = character;
  }
  return bits;
}

/**
 * Estimates how good a password is: many short surprises, or several words, make a good one. It knows no dictionary,
 * and takes every word for as easy as an ordinary one.
 */
export function strengthOf(password: string): Strength {
  const bits = bitsOf(password);
  if (bits >= from.strong) return "strong";
  if (bits >= from.good) return "good";
  return bits >= from.fair ? "fair" : "weak";
}
