import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { readYaml } from '../reading/read-yaml.ts';

export const siteFile = 'site.yaml';

/** Reads the site's names, legal texts and contacts; the indexes that it features exist. */
export async function checkSite(context: CheckContext, directory: IndexDirectory): Promise<void> {
  const { faults, folder } = context;
  const file = path.join(folder, siteFile);
  if (!existsSync(file)) {
    faults.add({ file, line: 1, column: 1, expected: 'the file', found: 'no file' });
    return;
  }
  const read = await readYaml(file, site, faults);
  if (!read) return;
  for (const [group, { fundIds }] of read.value.home.featured.entries()) {
    for (const [index, fundId] of fundIds.entries()) {
      if (directory.has(fundId)) continue;
      const position = read.at(['home', 'featured', group, 'fundIds', index]);
      faults.add({
        file,
        ...position,
        expected: 'the fund_id of an index',
        found: fundId,
      });
    }
  }
  context.put('site', 'site', read.value);
}
