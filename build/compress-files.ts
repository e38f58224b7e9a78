import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files. Fonts and pictures are compressed already. */
const compressible = '**/*.{js,css,svg,json,txt,webmanifest}';
/** The size in bytes below which compression gains nothing. */
const smallest = 128;

/** Writes a brotli and a gzip form (`.br`, `.gz`) beside each text file of a folder, at the highest levels. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    globSync(compressible, { cwd: folder }).map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
      writeFile(`${file}.gz`, bytes),
    ),
  ]);
}
