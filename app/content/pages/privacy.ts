import { registered, site } from "../site.ts";
import type { Page } from "../types.ts";

/** The day of its last change, for readers and the sitemap. */
const revised = "2026-11-23";

export const privacy: Page = {
  path: "/privacy",
  name: "Privacy",
  title: "Privacy policy | Shadow Digital",
  description:
    "What each form on this site collects and why, who processes it and where, how long it is kept, how automated analysis is used, and how to have it deleted.",
  keywords: ["privacy policy", "Australian Privacy Principles", "personal information"],
  revised,
  blocks: [
    {
      kind: "hero",
      variant: "plain",
      silhouette: "bathing-box",
      title: "Privacy",
      lead: "What we collect, why, who handles it and how you can have it deleted. Written to be read.",
      ctas: [{ label: "Ask us about your information", to: "email" }],
    },
    {
      kind: "prose",
      revised,
      sections: [
        {
          id: "who-we-are",
          title: "Who we are",
          inShort: "One agency, under Australian privacy law.",
          content: [
            `${site.name} (${registered.abn}, ${registered.acn}) runs this website and the LegalAI application on it. We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles.`,
            [
              "To reach the person responsible for privacy, ",
              { label: "send us an email", to: "email" },
              " or ",
              { label: `call\u00a0${site.phone.word}`, to: "phone" },
              ". You may deal with us without giving your name where that is practical, for instance when you call with a question.",
            ],
          ],
        },
        {
          id: "what-we-collect",
          title: "What we collect, form by form",
          inShort: "What you send us and, in LegalAI, who did what. No trackers.",
          content: [
            {
              list: [
                "Enquiry form on the home page: business name, what you need, your message, and if you choose to give them, website, email address and budget. We use it to prepare for your call and to answer you.",
                "Enquiry form on the contact page: the same, with your name, phone number and how soon you need it, if you give them. The email address is needed, because we answer there within 24\u00a0hours.",
                "Request for the law-firms guide: name, email address, business name, mobile number and, if given, website. We use it to email you the guide and to follow up once.",
                "Every enquiry and request: when it came, and whether our spam check held it back. Our staff add what was done about it: how it stands, who looks after it, when you were first answered, and notes.",
                "LegalAI account: your email address, when it was made, and your password in a form from which it cannot be read back.",
                "LegalAI sessions: for each browser in which you are signed in, what it says of itself (such as Firefox on Windows), the country that it was in, when you signed in and when it was last used. Your account page shows you this list, so that you can see who is signed in and end it. When your account is opened in a browser that has no note of an earlier sign-in, we tell you by email. We keep no list of your devices: the note is a cookie in your browser.",
                "LegalAI records: who signed in to a firm, opened, uploaded, changed, took out or deleted what, and when, with the email address, the country and the beginning of the network address. They name things by numbers, and hold no words of documents. They also say how often in an hour a wrong password or code was given for a member’s account, or a member was refused something, without telling who tried. The owners of the firm read them.",
                "LegalAI passkeys and authenticator app, if you set them up: a passkey’s name and public key, and when it was added and last used; the secret that your app makes its codes from, encrypted with a key that is not in our database; and recovery codes in a form from which they cannot be read back. Your finger, face or PIN never leaves your device.",
                "LegalAI documents: the files you upload, the text in them, the analysis of that text, whom you say you act for, and what you decide about each flag; of a scan, the words that your browser read in its pages. Documents of law firms often hold information about other people. You confirm at upload that you may give it to us.",
                "LegalAI work: what people of a firm write there beside the documents, such as comments, corrections, letters and letterheads, matters with the names of clients, and playbooks.",
                "LegalAI firms: names and roles of members, the email addresses of people who are invited, the names of access tokens, with their secrets in a form from which they cannot be read back, and the addresses of webhooks.",
              ],
            },
            "We do not use analytics, advertising trackers or fonts and pictures from other companies. Like every web server, ours receives your network address with each request. We use it to deliver the page, and count with it how often forms, sign-in and sign-up were used, so that nobody abuses them. With the email address that is given there we count in the same way. Each count is gone within an hour of the last use.",
            "We do not buy personal information, and we do not ask for sensitive information in our forms. Please do not put any into the message field.",
          ],
        },
        {
          id: "who-processes-it",
          title: "Who processes it, and where",
          inShort: "Cloudflare hosts it. OpenAI reads only where we have switched its models on.",
          content: [
            {
              list: [
                "Cloudflare: the company Cloudflare, Inc. hosts this site, its database, its files and its outgoing mail, on a network with places in many countries, including the United States. We ask for storage in the Oceania region, but the platform gives no guarantee that information stays in Australia, so we do not promise it either.",
                "OpenAI: it processes the text of LegalAI documents only where we have switched its models on. The upload page and every result say which analyser is used. With our built-in analyser, the text goes to no other company.",
                "Webhooks: where owners of a firm set one up, we tell the address that they give of events, such as a finished analysis, with the numbers of cases and without words of documents. Whoever runs that address is theirs to choose.",
                "Scheduling page: run by another company. It receives what you enter there, under its own policy.",
              ],
            },
            "We do not sell personal information or pass it on for anybody’s advertising. We disclose it otherwise only where Australian law requires it.",
          ],
        },
        {
          id: "automated-analysis",
          title: "Automated analysis",
          inShort: "A program reads and points. People decide.",
          content: [
            "LegalAI uses a computer program to read a document that a user uploads. It writes a summary and points out clauses that may carry a risk, each with the words of the document that it rests on. The information it uses is the text of the document.",
            "It decides nothing. It makes no decision about any person, and nothing that it writes has an effect on anybody’s rights until a lawyer has read it, checked it and acted on their own judgement. Every result says so.",
            "Forms on this site are checked by a program: was a field filled in that people do not see, and how long ago was the form opened? What looks automatic may be held back. It is kept, our staff are told of it, and a person looks at it. An enquiry is answered all the same. The guide, which is otherwise mailed at once, waits for that look, and the page tells you so when you send the form.",
            "This section is here for Australian Privacy Principles 1.7 to 1.9, which apply from 10\u00a0December 2026.",
          ],
        },
        {
          id: "how-long",
          title: "How long we keep it",
          inShort: "Your cases until you delete them. Your enquiry until you ask us to.",
          content: [
            {
              list: [
                "Enquiries and guide requests: as long as we need them to answer you and to keep a record of our dealings, and until you ask us to delete them.",
                "LegalAI cases: until you delete them. Deleting a case removes the file, its text and its analysis. Deleting your account removes all of your cases with it. In your account you can also have the original files deleted some days after their analysis.",
                "LegalAI sessions: at most 7\u00a0days, and 8\u00a0hours without use. A sign-up that nobody confirms: one day. A link for a new password: one hour.",
                "LegalAI work and firms: until somebody deletes it there, or an owner deletes the firm. An invitation that nobody uses ends after 7\u00a0days.",
                "LegalAI records of who did what in a firm: seven years, or until the firm is deleted.",
                "Mails that we sent: 7\u00a0days after they went out. Mails that could not be delivered: 30\u00a0days.",
                "Backups of the database: 30\u00a0days. What you delete is gone from them after that time.",
              ],
            },
          ],
        },
        {
          id: "security",
          title: "How we protect it",
          inShort: "Encrypted on its way, and passwords that nobody can read back.",
          content: [
            "Everything travels encrypted. Passwords and session keys are stored only in a form from which they cannot be read back. Each LegalAI user reaches only their own cases, and those of their firm that its rules open to them. What our program writes into its logs holds no names, email addresses, documents or messages.",
            "If a breach is likely to cause serious harm, we tell you and the Australian Information Commissioner, as the law requires.",
          ],
        },
        {
          id: "your-rights",
          title: "See it, correct it, delete it",
          inShort: "Ask us. We answer within 30\u00a0days, free of charge.",
          content: [
            [
              "Ask us for a copy of what we hold about you, for a correction or for deletion: ",
              { label: "by email", to: "email" },
              " or by phone. We may need to make sure that it is you. LegalAI users can delete cases and their account themselves.",
            ],
          ],
        },
        {
          id: "complaints",
          title: "If you are not happy",
          inShort: "Tell us first, then the Commissioner.",
          content: [
            "Tell us first: we look into every complaint and answer in writing within 30\u00a0days. If our answer does not satisfy you, you can complain to the Office of the Australian Information Commissioner (oaic.gov.au, 1300\u00a0363\u00a0992).",
          ],
        },
        {
          id: "changes",
          title: "Changes",
          inShort: "This page changes first.",
          content: [
            "When our practices change, this page changes first, and the date at its side with it. Important changes to LegalAI are sent to its users by email.",
          ],
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "harbour",
      scene: "bathing-boxes",
      title: "What we hold about you is yours to see.",
      lead: "Write, and we send you a copy, correct it or delete it.",
      ctas: [
        { label: "Ask us about your information", to: "email" },
        { label: "Read about cookies", to: "/cookies", look: "quiet" },
      ],
    },
  ],
};
