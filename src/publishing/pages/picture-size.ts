import { imageTypeOf, rootOfSvg } from './picture-type.ts';

/** Size of a picture in pixels, for which the page reserves room; null where its header does not state it. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  switch (imageTypeOf(bytes)) {
    case 'png':
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    case 'jpg':
      return jpegSize(bytes);
    case 'svg':
      return svgSize(bytes.toString('utf8'));
    default:
      return null;
  }
}

/** A JPEG is a sequence of segments; the frame segment has the size. */
function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function svgSize(text: string): { width: number; height: number } | null {
  const root = rootOfSvg(text) ?? '';
  const tag = root.slice(0, root.indexOf('>') + 1);
  const [, box = ''] = /\bviewBox\s*=\s*["']([^"']+)["']/.exec(tag) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isWhole = width !== undefined && height !== undefined && width > 0 && height > 0;
  return isWhole ? { width: Math.round(width), height: Math.round(height) } : null;
}
