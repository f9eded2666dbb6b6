import { deleteMatter, fileCase, makeMatter } from "./journeys/matter-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([makeMatter, fileCase, deleteMatter]);
