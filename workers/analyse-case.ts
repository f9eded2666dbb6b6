import { WorkflowEntrypoint } from "cloudflare:workers";
export class AnalyseCase extends WorkflowEntrypoint<Env> { async run() {} }
