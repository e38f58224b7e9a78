import { hash } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';
import { getRelease, requireContent } from '#src/store/releases/releases.ts';
import { queryReader } from '../../http/read-query.ts';
import { sourceAsOf } from '../../as-of.ts';
import type { Stored } from '../../source.ts';
import { chooseIndexes } from '../chosen-indexes.ts';
import { changeTable } from './level-changes.ts';
import { writeChanges } from './table-changes.ts';
import type { ParquetFiles } from '../parquet/open-parquet.ts';
import { sendParquet, sendText } from '../send-table.ts';
import type { ChangesFormat } from '#src/urls/data-files.ts';
import { tables } from '../tables.ts';
import { writers } from '../write-table.ts';

/** Raise this when the same two releases produce other files than before. */
const formatVersion = 1;

const readNothing = queryReader(z.object({}));

type Deps = {
  current: Stored;
  parquetFiles: Pick<ParquetFiles, 'open'>;
  headersOf: (release: number, ending: ChangesFormat) => Record<string, string>;
};

/**
 * Answers with what changed from a release to a later one: levels as a table, and as NDJSON the other tables too. The
 * earlier release may have been withdrawn: its copy becomes that of the later one all the same.
 * @throws NotFoundError when there is no such release, GoneError when the later was taken back or one of them was
 * pruned
 */
export async function answerChanges(c: Context, deps: Deps): Promise<Response> {
  const { from = '', to = '', ending } = partsOf(c.req.param('span') ?? '');
  readNothing(new URL(c.req.url).searchParams);
  if (Number(from) >= Number(to)) {
    throw new InvalidInputError('The first release has to be before the second', ['from', 'to']);
  }
  const source = await sourceAsOf(to, deps.current);
  const { release } = source.snapshot;
  const [then, now] = await Promise.all([
    getRelease(source.db, Number(from)).then(requireContent),
    getRelease(source.db, release),
  ]);
  const chosen = await chooseIndexes(source, undefined, tables.levels.holding);
  const table = changeTable(source, chosen, then.number);
  // Between two releases only the terms of indexes can change.
  const facts = [formatVersion, ending, then.number, then.published, now.number, now.published];
  const digest = hash('sha256', JSON.stringify([...facts, chosen.fundIds]), 'base64url');
  const tag = `"${digest.slice(0, 22)}"`;
  const headers = deps.headersOf(release, ending);
  if (ending === 'parquet') {
    const strong = { ...headers, ETag: tag };
    return sendParquet(c, deps.parquetFiles, { table, headers: strong, isPart: true });
  }
  const texts = () =>
    ending === 'csv' ? writers.csv(table) : writeChanges(table, source, then.number);
  return sendText(c, { texts, headers: { ...headers, ETag: `W/${tag}` } });
}

/** Splits `7..12.csv` into the two releases and the format. */
function partsOf(span: string) {
  const [, from, to, ending] = /^(\d+)\.\.(\d+)\.(\w+)$/.exec(span) ?? [];
  return { from, to, ending: ending as ChangesFormat };
}
