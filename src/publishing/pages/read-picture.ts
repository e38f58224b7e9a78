import { existsSync } from 'node:fs';
import type { PageSection } from '#src/contract/provider/page.ts';
import { mediaPath } from '#src/urls.ts';
import { addUnreadable } from '../faults.ts';
import { readBytesOf } from '../reading/read-text-file.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { fileBeside, type PagePlace } from './page-place.ts';
import type { SectionSource } from './page-source.ts';
import { pictureSize } from './picture-size.ts';
import { imageTypeOf } from './picture-type.ts';

type PictureSource = Extract<SectionSource, { type: 'picture' }>;

/** A picture of the release, at an address with its hash; null, with a fault, where it cannot be read. */
export async function readPicture(
  place: PagePlace,
  at: YamlPath,
  { file, alt, caption, size }: PictureSource,
): Promise<PageSection | null> {
  const found = fileBeside(place, file);
  if (found === null || !existsSync(found)) {
    place.fault([...at, 'file'], 'a file below pages/', file);
    return null;
  }
  const bytes = await readBytesOf(found).catch((error: unknown) =>
    addUnreadable(place.context.faults, found, error),
  );
  if (!bytes) return null;
  const type = imageTypeOf(bytes);
  const pixels = pictureSize(bytes);
  if (!type || !pixels) {
    place.fault([...at, 'file'], 'an SVG with a viewBox, a PNG or a JPEG', file);
    return null;
  }
  const sha256 = place.context.putBlob(bytes);
  return { type: 'picture', src: mediaPath(`${sha256}.${type}`), alt, ...pixels, caption, size };
}
