import { AppError } from "./errors.ts";

/** Most bytes and fields of a body that is no document, unless it says otherwise. */
const usualBytes = 64 * 1024;
const usualFields = 50;

const tooLarge = (bytes: number) =>
  new AppError(
    "too_large",
    `The body is larger than ${bytes < mega ? `${bytes / 1024} KB` : `${bytes / mega} MB`}.`,
  );
const mega = 1024 * 1024;
/** What is said of a body that breaks off, or is not what it says. */
export const incomplete = () =>
  new AppError("invalid_input", "The request arrived incomplete. Please try again.");
const unknownName = () =>
  new AppError(
    "invalid_input",
    "Something in the request has a name that is not known here. Please load the page again and try once more.",
  );

/** What every object has without having been given it: a look-up by such a name always finds something. */
const isInherited = (name: string) => name in Object.prototype;
/** No name of ours is a path (`a.b`, `a[0]`) or begins with a sign, as those do with which libraries speak to themselves. */
const plainName = /^[a-z][\w-]*$/i;

/** Looks at the name of a form's field. @throws AppError `invalid_input` for one that no form of ours has. */
export function checkFieldName(name: string) {
  if (isInherited(name) || !plainName.test(name)) throw unknownName();
}

/**
 * Reads a body as text and stops at 64 KB, whatever length it declares.
 * @throws AppError `too_large`; `invalid_input` when it breaks off.
 */
export const readText = (request: Request, maxBytes = usualBytes) =>
  read(request, (body) => new Response(body).text(), maxBytes);

/**
 * Reads a body as JSON.
 * @throws AppError as `readText`; `unsupported_type`; `invalid_input` when it is no JSON or has a key that every object has.
 */
export async function readJson(request: Request, maxBytes?: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("unsupported_type", "Please send JSON (Content-Type: application/json).");
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (isInherited(key)) throw unknownName();
      return value;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The body is not valid JSON.");
  }
}

/**
 * What is asked for in an address; of a name that is given twice, the first.
 * @throws AppError `invalid_input` for a name that every object has.
 */
export function readQuery(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  if ([...searchParams.keys()].some(isInherited)) throw unknownName();
  return Object.fromEntries([...searchParams].toReversed());
}

/**
 * Reads a form that comes without a document, and stops at 64 KB, whatever length it declares.
 * @throws AppError `too_large`; `invalid_input` when it breaks off, is no form, or has more than 50 fields or one that
 * `checkFieldName` refuses.
 */
export async function readForm(
  request: Request,
  { maxBytes = usualBytes, maxFields = usualFields } = {},
) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await read(request, (body) => new Response(body, { headers }).formData(), maxBytes);
  const names = [...form.keys()];
  names.forEach(checkFieldName);
  if (names.length > maxFields)
    throw new AppError("invalid_input", `A form has at most ${maxFields} fields.`);
  return form;
}

async function read<T>(
  { body }: Request,
  as: (body: ReadableStream<Uint8Array> | null) => Promise<T>,
  maxBytes: number,
): Promise<T> {
  let bytes = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(tooLarge(maxBytes));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await as(counted ?? null);
  } catch {
    throw bytes > maxBytes ? tooLarge(maxBytes) : incomplete();
  }
}
