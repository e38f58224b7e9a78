/** Signatures and offsets of the ZIP format (PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const endOfDirectory = 0x06054b50;
const endLength = 22;
const entryLength = 46;

/** 1 January 1980, midnight: the first time that the format knows, date and time in one word. */
const firstTime = 0x00210000;

/**
 * The archive with the times of its files set to the first that the format knows: they are those of the moment at
 * which it was written, and the only bytes of it that are. Changes the bytes that it is given.
 * @param archive a ZIP archive without a comment, below 4 GB
 * @throws RangeError when it is none
 */
export function withoutTimes<Bytes extends Uint8Array>(archive: Bytes): Bytes {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - endLength;
  if (end < 0 || view.getUint32(end, true) !== endOfDirectory) {
    throw new RangeError('Not a ZIP archive that ends with its directory');
  }
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    view.setUint32(at + 12, firstTime, true);
    view.setUint32(view.getUint32(at + 42, true) + 10, firstTime, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += entryLength + name! + extra! + comment!;
  }
  return archive;
}
