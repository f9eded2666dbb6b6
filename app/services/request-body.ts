import { AppError } from "./errors.ts";

/** Most bytes and fields of a body that is no document. */
const maxBytes = 64 * 1024;
const maxFields = 50;

const tooLarge = () => new AppError("too_large", "The body is larger than 64 KB.");
/** What is said of a body that breaks off, or is not what it says. */
export const incomplete = () =>
  new AppError("invalid_input", "The request arrived incomplete. Please try again.");

/**
 * Reads a body as text and stops at 64 KB, whatever length it declares.
 * @throws AppError `too_large`; `invalid_input` when it breaks off.
 */
export const readText = (request: Request) =>
  read(request, (body) => new Response(body).text(), maxBytes, tooLarge);

/**
 * Reads a form and stops at its limit, whatever length it declares.
 * @param limit in bytes: 64 KB unless a document comes with the form.
 * @throws AppError `too_large`; `invalid_input` when it breaks off, is no form, or has more than 50 fields.
 */
export async function readForm(request: Request, limit = maxBytes, refusal = tooLarge) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await read(
    request,
    (body) => new Response(body, { headers }).formData(),
    limit,
    refusal,
  );
  if ([...form.keys()].length > maxFields)
    throw new AppError("invalid_input", `A form has at most ${maxFields} fields.`);
  return form;
}

async function read<T>(
  { body }: Request,
  as: (body: ReadableStream<Uint8Array> | null) => Promise<T>,
  limit: number,
  refusal: () => AppError,
): Promise<T> {
  let bytes = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > limit) controller.error(refusal());
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await as(counted ?? null);
  } catch {
    throw bytes > limit ? refusal() : incomplete();
  }
}
