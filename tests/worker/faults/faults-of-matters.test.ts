import { deleteMatter, fileCase, makeMatter } from "./matter-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([makeMatter, fileCase, deleteMatter]);
