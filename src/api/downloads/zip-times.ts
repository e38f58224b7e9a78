/** Signatures and offsets of the ZIP format (PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const endOfDirectory = 0x06054b50;
const endLength = 22;
const entryLength = 46;

/** 1 January 1980, midnight: the earliest time of the format, as one word of date and time. */
const firstTime = 0x00210000;

/**
 * Sets the times of an archive's files to the earliest of the format. They are the only bytes that depend on the moment
 * of writing. Changes the given bytes.
 * @param archive a ZIP archive without a comment, below 4 GB
 * @throws RangeError for anything else
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
