/** Whether the bytes begin like Word 2 or Word for DOS, which are no OLE files. */
export function looksLikeOldWord(bytes: Uint8Array): boolean {
  const start = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  return start === 0xdba5 || start === 0x9ba5 || start === 0x31be || start === 0xfe37;
}

/** What a `WordDocument` stream is by its first words ([MS-DOC] 2.5.2; 0xC1 came with Word 97). */
export function wordDocumentKind(stream: Uint8Array | undefined): "word" | "old" | undefined {
  if (!stream || stream.length < 34) return undefined;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const identifier = view.getUint16(0, true);
  if (identifier === 0xa5dc || identifier === 0xa5db) return "old";
  if (identifier !== 0xa5ec) return undefined;
  return view.getUint16(2, true) < 0xc1 ? "old" : "word";
}
