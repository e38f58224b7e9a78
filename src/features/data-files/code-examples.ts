import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import { dataFileAddress } from '#src/urls/data-files.ts';

export type Table = DataFileList['tables'][number];

type CodeExample = { name: string; text: string };

/** The indexes of a file, and its release where it is not the current one. */
export type Chosen = { fundIds: readonly string[]; release: number | undefined };

/** Addresses of a table's files. */
export function addressesOf(
  origin: string,
  { table, columns }: Table,
  { fundIds, release }: Chosen,
) {
  const isOfIndexes = columns.some(({ name }) => name === 'fundId');
  const ids = isOfIndexes && fundIds.length > 0 ? `?ids=${fundIds.join(',')}` : '';
  const at = (ending: 'csv' | 'parquet') =>
    origin + dataFileAddress({ table, ending, release }) + ids;
  return { csv: at('csv'), parquet: at('parquet') };
}

/** Code that reads a table from its address and prints some of it; the tests run it as shown. */
export function codeExamples(origin: string, table: Table, chosen: Chosen): CodeExample[] {
  const { csv, parquet } = addressesOf(origin, table, chosen);
  const named = (...types: Table['columns'][number]['type'][]) =>
    table.columns.filter(({ type }) => types.includes(type)).map(({ name }) => name);
  const dates = named('date');
  const listed = dates.map((name) => `"${name}"`).join(', ');
  // R takes "true" and "false" for words unless it is told.
  const classes = [
    ...dates.map((name) => `${name} = "Date"`),
    ...named('boolean').map((name) => `${name} = "logical"`),
  ].join(', ');
  const types = [
    ...dates.map((name) => `{"${name}", type date}`),
    ...named('number', 'integer').map((name) => `{"${name}", type number}`),
  ].join(', ');
  return [
    {
      name: 'Python (pandas)',
      text: `import pandas as pd
table = pd.read_csv("${csv}"${listed ? `, parse_dates=[${listed}]` : ''})
print(table.tail())`,
    },
    {
      name: 'Python (pandas, Parquet)',
      text: `import pandas as pd
table = pd.read_parquet("${parquet}")
print(table.tail())`,
    },
    {
      name: 'Python',
      text: `import csv, io, urllib.request
with urllib.request.urlopen("${csv}") as answer:
    rows = list(csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")))
print(rows[-1])`,
    },
    {
      name: 'R',
      text: `table <- read.csv("${csv}"${classes ? `, colClasses = c(${classes})` : ''})
print(tail(table))`,
    },
    { name: 'DuckDB', text: `from read_parquet('${parquet}') limit 5;` },
    {
      name: 'Excel (Power Query)',
      text: `let
  File = Csv.Document(Web.Contents("${csv}"), [Delimiter = ",", Encoding = 65001]),
  Rows = Table.PromoteHeaders(File, [PromoteAllScalars = true])
in
  Table.TransformColumnTypes(Rows, {${types}}, "en-US")`,
    },
    { name: 'Google Sheets', text: `=IMPORTDATA("${csv}")` },
    { name: 'curl', text: `curl --compressed "${csv}"` },
  ];
}
