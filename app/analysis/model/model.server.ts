import { createOpenAI } from "@ai-sdk/openai";
import { toJsonSchema } from "@valibot/to-json-schema";
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from "ai";
import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { errorOfStatus, ModelError } from "./error.ts";

/** Which model is asked, where, and for how long. */
export interface ModelSettings {
  apiKey: string;
  /** Empty for OpenAI's own address. */
  baseURL: string;
  model: string;
  /** The most that one call may take. */
  callMs: number;
}

/** What is asked: each of `data` becomes a message of its own, apart from the instructions. */
export interface Question<S extends GenericSchema> {
  instructions: string;
  data: string[];
  schema: S;
  maxOutputTokens: number;
}

/** No honest answer comes near; one that goes past is not read to its end. */
const maxAnswerBytes = 1024 * 1024;

// The SDK would print what it left out for a model, such as the temperature.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Asks the model once, with no tools and no retries, and nothing kept at the provider.
 * @returns the answer, which fits the schema, and the tokens that it took.
 * @throws ModelError and nothing else.
 */
export async function askModel<S extends GenericSchema>(
  { apiKey, baseURL, model, callMs }: ModelSettings,
  { instructions, data, schema, maxOutputTokens }: Question<S>,
): Promise<{ answer: InferOutput<S>; tokens: number }> {
  try {
    const provider = createOpenAI({
      apiKey,
      baseURL: baseURL || "https://api.openai.com/v1",
      fetch: fetchCapped,
    });
    const result = await generateText({
      model: provider(model),
      instructions,
      messages: data.map((content) => ({ role: "user", content })),
      output: Output.object({ schema: strictly(schema), name: "analysis" }),
      // The responses endpoint knows no seed; reasoning models know no temperature, and the SDK leaves it out.
      temperature: 0,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(callMs),
      telemetry: { isEnabled: false },
      providerOptions: {
        openai: { store: false, reasoningEffort: "low", reasoningSummary: null },
      },
    });
    if (result.finishReason === "content-filter") throw new ModelError("refused");
    return { answer: result.output, tokens: result.totalUsage.totalTokens ?? 0 };
  } catch (error) {
    throw modelErrorOf(error);
  }
}

/**
 * A Valibot schema as the SDK takes it. Not as a Standard Schema: the SDK takes any result with a `value` for a
 * success, and Valibot's failures have one too.
 */
const strictly = <S extends GenericSchema>(schema: S) =>
  jsonSchema<InferOutput<S>>(toJsonSchema(schema, { target: "draft-07" }), {
    validate: (value) => {
      const { success, output } = safeParse(schema, value);
      return success
        ? { success, value: output }
        : { success, error: new Error("The answer does not fit its schema.") };
    },
  });

/**
 * Fetches an answer whole, up to a size, and turns every status but success into its ModelError, so that the
 * SDK never reads the provider's words. Redirects are not followed: they would carry the document elsewhere.
 */
const fetchCapped: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.ok) {
    await response.body?.cancel();
    throw errorOfStatus(response.status, response.headers);
  }
  const body = await readCapped(response);
  return new Response(body, { headers: response.headers });
};

async function readCapped(response: Response): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxAnswerBytes) {
      await reader?.cancel();
      throw new ModelError("malformed");
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}

/** The SDK wraps what is thrown inside it; what went wrong first is the last cause. */
function modelErrorOf(error: unknown): ModelError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ModelError) return cause;
    if (cause.name === "TimeoutError" || cause.name === "AbortError") return new ModelError("slow");
    if (NoObjectGeneratedError.isInstance(cause) && cause.finishReason === "content-filter")
      return new ModelError("refused");
  }
  if (error instanceof Error && /^AI_/.test(error.name)) return new ModelError("malformed");
  return new ModelError("down");
}
