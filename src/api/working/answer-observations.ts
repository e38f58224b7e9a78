import { hash } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { asof } from '#src/contract/api/query.ts';
import type { Day } from '#src/domain/day.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { sourceAsOf } from '../as-of.ts';
import type { DataTable } from '../data-files/data-table.ts';
import { sendText } from '../data-files/send-table.ts';
import { writers } from '../data-files/write-table.ts';
import { queryReader } from '../http/read-query.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import type { Stored } from '../source.ts';
import { observationTable } from './observation-table.ts';
import { explainFigure, type Told } from './explained.ts';

const read = queryReader(z.object({ asof }));

/**
 * Answers with the observations of a figure as CSV; 403 where they may not be downloaded.
 * @throws NotFoundError for an unknown index or figure, or a figure that is not calculated from levels
 */
export async function answerObservations(
  c: Context,
  current: Stored,
  headersOf: (release: number) => Record<string, string>,
): Promise<Response> {
  const { id = '', file = '' } = c.req.param() as Record<string, string | undefined>;
  const source = await sourceOf(c, current);
  const explained = await explainFigure(id, file.replace('.csv', ''), source);
  const { db, snapshot } = source;
  const { record, working } = explained;
  const corrected = await listCorrectedDays(db, snapshot.release, record.fundId, working.from ?? 0);
  return sendObservations(c, explained, { corrected, headers: headersOf(snapshot.release) });
}

/**
 * Answers with the levels that a figure was calculated from as CSV; 403 where they may not be downloaded.
 * @throws NotFoundError for a figure that is not calculated from levels
 */
export async function sendObservations(
  c: Context,
  told: Told,
  { corrected, headers }: { corrected: ReadonlySet<Day>; headers: Record<string, string> },
): Promise<Response> {
  if (told.isWithheld) return refuseWithheld(told.name);
  if (told.working.observed === null) throw new NotFoundError('This figure is made of no levels');
  return sendRows(c, observationTable(told, corrected), headers);
}

/** Answers with a table that a figure was calculated from as CSV, with an ETag of its rows. */
export async function sendRows(
  c: Context,
  table: DataTable,
  headers: Record<string, string>,
): Promise<Response> {
  const parts: unknown[] = [];
  for await (const { cells } of table.batches()) parts.push(cells);
  const tag = hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22);
  const sent = { ...headers, ETag: `W/"${tag}"` };
  return sendText(c, { texts: () => writers.csv(table), headers: sent });
}

/** The answer where what a figure is made of may not be downloaded. */
export const refuseWithheld = (name: string): Response =>
  problemResponse(
    makeProblem(
      403,
      `The provider does not allow what this figure of ${name} is made of to be downloaded`,
    ),
  );

/** The release is part of the path, or given by `asof`. */
async function sourceOf(c: Context, current: Stored): Promise<Stored> {
  const release = c.req.param('release');
  const query = read(new URL(c.req.url).searchParams);
  if (release !== undefined && query.asof !== undefined) {
    throw new InvalidInputError('asof: the address names its release already', ['asof']);
  }
  const wanted = release ?? query.asof;
  return wanted === undefined ? current : sourceAsOf(wanted, current);
}
