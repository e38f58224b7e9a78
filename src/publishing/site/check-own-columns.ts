import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { columnOfFigure } from '#src/contract/provider/own/own-figures.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { ReadYaml } from '../reading/read-yaml.ts';

/** Asks about the provider's own fields and figures of which no index has a value: most likely the column bears another name. */
export function askAboutOwnColumns(
  file: string,
  read: ReadYaml<Site>,
  { ask }: Pick<CheckContext, 'ask'>,
  { ownNames }: Pick<IndexDirectory, 'ownNames'>,
): void {
  const { fields, figures } = read.value;
  const columns = [
    ...fields.map((own, i) => ({
      name: own.field,
      column: columnOfField(own),
      path: ['fields', i, 'field'],
    })),
    ...figures.map(({ figure }, i) => ({
      name: figure,
      column: columnOfFigure({ figure }),
      path: ['figures', i, 'figure'],
    })),
  ];
  for (const { name, column, path } of columns) {
    if (ownNames.has(name)) continue;
    ask(
      {
        guard: 'unused-setting',
        file,
        ...read.at(path),
        index: null,
        found: `no index has a value of ${name}, in the column ${column}`,
        advice: 'Look at the name of the column in indexes.csv, or leave it out of site.yaml',
      },
      { kind: 'site', key: 'site' },
    );
  }
}
