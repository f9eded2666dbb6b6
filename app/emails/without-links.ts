/** Stands between two characters, is not seen, and is part of no address (Unicode: word joiner). */
const joiner = "\u2060";
const domain = /^[a-z0-9.-]+$/i;
const marksAfter = ").,;:!?>”’\"'";

/** Whether a word is a plain mail address, perhaps with a sentence's marks after it. */
function isMailAddress(word: string): boolean {
  const [name = "", host = "", ...more] = word.split("@");
  let end = host.length;
  while (end > 0 && marksAfter.includes(host.charAt(end - 1))) end--;
  const named = name !== "" && !name.includes("/") && !name.includes(":");
  return named && more.length === 0 && host.includes(".") && domain.test(host.slice(0, end));
}

/**
 * Text of which no mail program makes a link: what people named (“evil.example/x”) stands in our mails, and is theirs.
 * It looks as it did. A plain mail address stays whole.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\S+/g, (word) =>
    isMailAddress(word)
      ? word
      : word
          .replaceAll(/(?<=[^\s.])[.。．｡](?=[^\s.\d])/g, `$&${joiner}`)
          .replaceAll(/:(?=[/\\])|(?<=\b(?:mailto|tel|data|javascript)):|@(?=\S)/gi, `$&${joiner}`),
  );
