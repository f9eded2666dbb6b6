import * as v from "valibot";
import { type LeadQuery, leadQuerySchema } from "../../schemas/leads/lead-handling.ts";
import { readQuery } from "../../services/request-body.ts";
import { orStatusPage } from "../expected-errors.ts";

/** Which leads an address asks for: the list and its download ask alike. */
export const askedLeads = (request: Request): Promise<LeadQuery> => orStatusPage(parse(request));

const parse = async (request: Request) => v.parse(leadQuerySchema, readQuery(request));
