import { dealingTopics } from "./dealing.ts";
import { endingTopics } from "./ending.ts";
import { liabilityTopics } from "./liability.ts";
import { moneyTopics } from "./money.ts";
import { otherTopics } from "./rest.ts";
import { rightsTopics } from "./rights.ts";
import type { Topic } from "./topic.ts";

/** All that people ask of, in no order. */
export const topics: readonly Topic[] = [
  ...dealingTopics,
  ...endingTopics,
  ...liabilityTopics,
  ...moneyTopics,
  ...otherTopics,
  ...rightsTopics,
];
