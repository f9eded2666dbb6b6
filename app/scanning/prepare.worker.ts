import { type Prepared, prepare } from "./prepare.ts";

/** What is asked of this worker: a page’s picture, by a number under which it answers. */
type Asked = { id: number; image: Pick<ImageData, "width" | "height" | "data"> };
export type PreparedAnswer = { id: number; prepared: Prepared };

addEventListener("message", ({ data: { id, image } }: MessageEvent<Asked>) => {
  const prepared = prepare(image);
  const answer: PreparedAnswer = { id, prepared };
  // In a worker the second argument is the options of a message, as here.
  postMessage(answer, { transfer: [prepared.picture.pixels.buffer] });
});
