import type { SceneName } from "../../content/types.ts";
import { Arch } from "./arch.tsx";
import { BathingBoxes } from "./bathing-boxes.tsx";
import { Beach } from "./beach.tsx";
import { Beam } from "./beam.tsx";
import { Billboard } from "./billboard.tsx";
import { BlankWall } from "./blank-wall.tsx";
import { Drawers } from "./drawers.tsx";
import { JettyRail } from "./jetty-rail.tsx";
import { LastCrumb } from "./last-crumb.tsx";
import { LastLaugh } from "./last-laugh.tsx";
import { LongRoad } from "./long-road.tsx";
import { Mailboxes } from "./mailboxes.tsx";
import { MainStreet } from "./main-street.tsx";
import { Neighbours } from "./neighbours.tsx";
import { OpenDoor } from "./open-door.tsx";
import { Paddock } from "./paddock.tsx";
import { StreetLamp } from "./street-lamp.tsx";
import { ToolShed } from "./tool-shed.tsx";
import { TramStop } from "./tram-stop.tsx";
import { Vineyard } from "./vineyard.tsx";

/** How each page's day ends; a name without a scene does not compile. */
export const scenes: Record<SceneName, React.FC> = {
  arch: Arch,
  "bathing-boxes": BathingBoxes,
  "last-crumb": LastCrumb,
  "long-road": LongRoad,
  neighbours: Neighbours,
  beach: Beach,
  beam: Beam,
  billboard: Billboard,
  "blank-wall": BlankWall,
  drawers: Drawers,
  "jetty-rail": JettyRail,
  "last-laugh": LastLaugh,
  mailboxes: Mailboxes,
  "main-street": MainStreet,
  "open-door": OpenDoor,
  paddock: Paddock,
  "street-lamp": StreetLamp,
  "tool-shed": ToolShed,
  "tram-stop": TramStop,
  vineyard: Vineyard,
};
