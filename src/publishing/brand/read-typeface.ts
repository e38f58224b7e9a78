import type { Brand, BrandSource } from '#src/contract/provider/brand.ts';
import { mediaPath } from '#src/urls.ts';
import { addUnreadable } from '../faults.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { readTextFile } from '../reading/read-text-file.ts';
import { readBrandFile, type BrandPlace } from './brand-place.ts';

type TypefaceSource = NonNullable<BrandSource['typefaces']['text']>;
type Typeface = NonNullable<Brand['typefaces']['text']>;

const mostFontBytes = 512 * 1024;
const mostLicenceBytes = 64 * 1024;
const woff2 = Buffer.from('wOF2');

/** A typeface with its faces in the release; null, with faults, where a face is not woff2 or the licence is missing. */
export async function readTypeface(
  place: BrandPlace,
  at: YamlPath,
  source: TypefaceSource | undefined,
): Promise<Typeface | null> {
  if (source === undefined) return null;
  const { name, kind } = source;
  const faces = [];
  for (const [index, { file, weight, style }] of source.faces.entries()) {
    const where = [...at, 'faces', index, 'file'];
    const found = await readBrandFile(place, where, file, mostFontBytes);
    if (!found) continue;
    if (!found.bytes.subarray(0, 4).equals(woff2)) {
      place.fault(where, 'a typeface as a woff2 file', file);
      continue;
    }
    faces.push({ src: mediaPath(`${place.context.putBlob(found.bytes)}.woff2`), weight, style });
  }
  const licence = await readLicence(place, [...at, 'licence'], source.licence);
  return licence === null ? null : { name, kind, faces, licence };
}

async function readLicence(place: BrandPlace, at: YamlPath, name: string): Promise<string | null> {
  const found = await readBrandFile(place, at, name, mostLicenceBytes);
  if (!found) return null;
  try {
    const text = await readTextFile(found.file);
    if (text.trim() !== '') return text;
    place.fault(at, 'the text of the license', 'an empty file');
  } catch (error) {
    addUnreadable(place.context.faults, found.file, error);
  }
  return null;
}
