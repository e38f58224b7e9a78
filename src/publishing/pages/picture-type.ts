const heads = [
  { type: 'png', magic: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'jpg', magic: Buffer.from('ffd8ff', 'hex') },
] as const;

export type PictureType = 'png' | 'jpg' | 'svg';

/** The type of a picture by its bytes, whatever its name; null for anything else. */
export function imageTypeOf(bytes: Buffer): PictureType | null {
  const known = heads.find(({ magic }) => bytes.subarray(0, magic.length).equals(magic));
  if (known) return known.type;
  return /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b/.test(
    bytes.subarray(0, 4096).toString('utf8'),
  )
    ? 'svg'
    : null;
}
