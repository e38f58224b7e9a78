const heads = [
  { type: 'png', magic: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'jpg', magic: Buffer.from('ffd8ff', 'hex') },
] as const;

export type PictureType = 'png' | 'jpg' | 'svg';

/** The type of a picture by its bytes, whatever its name; null for anything else. */
export function imageTypeOf(bytes: Buffer): PictureType | null {
  const known = heads.find(({ magic }) => bytes.subarray(0, magic.length).equals(magic));
  if (known) return known.type;
  return rootOfSvg(bytes.subarray(0, 4096).toString('utf8')) === null ? null : 'svg';
}

/** The text of an SVG from its root on, behind what may stand before it; null for anything else. */
export function rootOfSvg(text: string): string | null {
  // One piece at a time: in one pattern, comments could be divided in more ways than can be tried.
  const before = /\uFEFF|\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/y;
  let at = 0;
  while (before.test(text)) at = before.lastIndex;
  const root = text.slice(at);
  return /^<svg\b/.test(root) ? root : null;
}
