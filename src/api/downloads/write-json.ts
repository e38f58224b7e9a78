import type { DownloadFile } from './download-file.ts';
import { rowsOf } from './file-rows.ts';

/** The file as JSON: `about`, and one object for each row under `rows`. */
export function* jsonOf(file: DownloadFile): Generator<string> {
  const { about, columns } = file;
  const said = Object.fromEntries(about.map(({ key, value }) => [key, value]));
  yield `{"about":${JSON.stringify(said)},"rows":[`;
  let separator = '\n';
  for (const row of rowsOf(file)) {
    const fields = columns.map(({ key }, at) => [key, row[at] ?? null]);
    yield `${separator}${JSON.stringify(Object.fromEntries(fields))}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
