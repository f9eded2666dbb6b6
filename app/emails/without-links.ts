/** Stands between two characters, is not seen, and is part of no address (Unicode: word joiner). */
const joiner = "\u2060";
const mailAddress = /^[(<"“]*[^\s@/:]+@[a-z0-9-]+(\.[a-z0-9-]+)+[)>"”.,;:!?’']*$/i;

/**
 * Text of which no mail program makes a link: what people named (“evil.example/x”) stands in our mails, and is theirs.
 * It looks as it did. A plain mail address stays whole.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\S+/g, (word) =>
    mailAddress.test(word)
      ? word
      : word
          .replaceAll(/(?<=[^\s.])[.。．｡](?=[^\s.\d])/g, `$&${joiner}`)
          .replaceAll(/:(?=[/\\])|(?<=\b(?:mailto|tel|data|javascript)):|@(?=\S)/gi, `$&${joiner}`),
  );
