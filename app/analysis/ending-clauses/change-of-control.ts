import { employment } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const changeOfControl = clause({
  id: "change-of-control",
  title: "Change of Control",
  level: "Medium",
  cue: /control|merger|ownership|shareholding|majority|acqui/i,
  says: [
    [
      phrase(
        "change (?:in|of) (?:the )?(?:effective |legal |beneficial )?(?:control|ownership|shareholding)|\\bcontrol of (?:the \\w+|you|it|a party) (?:changes|passes)",
      ),
      "On a Change of Control Event half of all unvested Options vest and the balance are rolled over into awards of the acquirer.",
    ],
  ],
  not: [
    "Every Change Request must be given a number and entered in the register by the Contract Change Control Manager.",
    "Release control and change requests are handled through the change advisory board described in Exhibit B.",
    "The Obligor is to keep control of its water entitlements and shares in the irrigation scheme.",
    "The Provider follows a change control procedure for any change to the production network.",
  ],
  raises: [
    {
      when: phrase("deemed|taken to be|constitutes? an assignment|treated as"),
      because: "it counts as an assignment ({words})",
      as: "A Change in Control of the Service Provider is taken to be an assignment.",
    },
    {
      when: phrase("{may} ~30 (?:terminat|(?:end|cancel) (?:it|this|the)\\b)"),
      because: "the contract can be ended on it ({words})",
      as: "A Change in Control of the Contractor without the Principal's prior written consent is a default for which no cure period applies, and the Principal may terminate the Contract on that ground alone.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "listed|stock exchange|internal (?:re-?structure|reorganisation)|related bod(?:y|ies)|affiliates?",
      ),
      because: "it leaves out {words}",
      as: "A change of control does not include a transfer of shares quoted on a stock exchange.",
    },
    {
      when: phrase(
        "^(?!.{0,900}\\b(?:consent|approv|terminat|end|breach|default|assign|withhold|suspend|repay|nothing)).{0,200}{must} (?:\\w+ )?(?:tell|notify|inform|advise|give ~30 notice)",
      ),
      because: "it asks for notice alone ({words})",
      as: "The Baker must notify the Mill before any change of control.",
      inSentence: true,
    },
    {
      when: phrase("nothing (?:else|more|further)"),
      because: "it asks for notice alone ({words})",
      as: "The Grower must tell the Mill of any change of control, and nothing more follows from that.",
    },
  ],
  effect: "ties the contract to who owns or controls a party",
  why: "It can stop a sale of the business, or take the contract away on completion, and is a standing item of due diligence.",
  ask: [
    {
      ask: "that nothing but notice follow from a change",
      has: "notice only",
      when: /\b(?:notif\w+|notice|inform|tell|advise)\b/i,
      notWhen:
        /\b(?:terminat\w*|consent|default|repay\w*|transfer|assign\w*|ends?|approv\w*|revis\w*|offer\w*)\b/i,
      there: /\bnothing (?:else|more|further) follows\b|\bnotice only\b/i,
      as: "It must tell the Principal of a change, and nothing more follows from that.",
    },
    {
      ask: "for notice only",
      when: /\b(?:terminat\w*|consent|default|repay\w*|transfer|assign\w*|ends?|approv\w*|revis\w*|offer\w*)\b/i,
      there: /\bnothing (?:else|more|further) follows\b|\bnotice only\b/i,
      as: "If its owners change, the Agent must tell the Principal, and nothing else follows.",
    },
    {
      ask: "that listed companies be left out",
      has: "listed companies left out",
      when: /\b(?:terminat\w*|consent|default|repay\w*|transfer|assign\w*|ends?|approv\w*|revis\w*|offer\w*)\b/i,
      there: /\blisted\b|\bstock exchange\b|\bASX\b|\bquoted\b/i,
      as: "Consent is not needed for shares listed on the ASX.",
      notIn: employment,
    },
    {
      ask: "that restructures inside the group be left out",
      has: "restructures inside the group left out",
      when: /\b(?:terminat\w*|consent|default|repay\w*|transfer|assign\w*|ends?|approv\w*|revis\w*|offer\w*)\b/i,
      there:
        /\b(?:within|inside|internal|solvent)\b.{0,40}\b(?:group|reorgani[sz]|reconstruct|restructur)|\brelated bod/i,
      as: "An internal reorganisation needs no consent.",
    },
  ],
  contrary: ["termination-for-convenience"],
  categories: ["Change of Control"],
  states: ["notice", "unreasonablyWithheld"],
  gravity: 111,
  alike: [
    // What puts a licence at risk is told, whoever owns the holder.
    {
      words:
        /\bchanges? (?:that|which) (?:may |might |could )?affects?\b.{0,60}\b(?:certification|accreditation|registration|licen[cs]e|status|eligib\w+)\b/i,
    },
    // How a meeting decides.
    {
      words:
        /\bmajority of (?:all )?(?:the )?(?:directors|members|shareholders|votes|holders)\b.{0,20}\b(?:in office|present|voting|cast)\b|\bquorum\b|\bcasting vote\b|\bshow of hands\b|\b(?:ordinary|special) resolution\b|\bamendments? (?:to|of) (?:the|its) constitution\b/i,
      meant:
        /\bchange (?:of|in) (?:the )?(?:\w+ )?(?:control|ownership|shareholding)\b(?!.{0,200};)|\bcontrol (?:of|over|passes|changes)\b(?!.{0,200};)|\b(?:acquir|merge|takeover|bought|sold|transfer|ceas|gains?|obtains?)\w*/i,
    },
  ],
});
