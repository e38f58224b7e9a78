import { dataFileQuery } from '#src/contract/api/data-files.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';
import { withQuery } from '#src/urls.ts';
import { queryReader } from '../http/read-query.ts';
import type { TableRequest, TableDeclaration } from './data-table.ts';

const read = queryReader(dataFileQuery);

const { asof: _, ...readable } = dataFileQuery.shape;
const parameters = Object.keys(readable) as TableDeclaration['parameters'];

/** What the path of a file states. */
export type InPath = {
  index?: string | undefined;
  release?: string | undefined;
  part?: string | undefined;
};

/**
 * Reads the request for a file from its path and query.
 * @throws InvalidInputError for a parameter that this file does not have: ignored, it would make another file look like
 * the requested one; also for a last day before the first
 */
export function readRequest(
  declaration: TableDeclaration,
  { index, release, part }: InPath,
  search: URLSearchParams,
): TableRequest {
  const query = read(search);
  const given = (names: readonly string[]) => names.filter((one) => search.get(one));
  const twice = [
    ...given(index === undefined ? [] : ['ids']),
    ...given(release === undefined ? [] : ['asof']),
    ...given(part === undefined ? [] : ['from', 'to']),
  ];
  if (twice.length > 0) {
    throw new InvalidInputError(`${twice.join(', ')}: the path of this address says which`, twice);
  }
  const unread = given(parameters.filter((name) => !declaration.parameters.includes(name)));
  if (unread.length > 0) {
    throw new InvalidInputError(`${unread.join(', ')}: this file cannot be asked for so`, unread);
  }
  refuseTurned(query);
  return {
    ...query,
    asof: release ?? query.asof,
    ids: index === undefined ? query.ids : [index],
    part,
  };
}

/** Refuses a last day before the first: nobody asks for an empty file. */
function refuseTurned({ from, to }: Pick<TableRequest, 'from' | 'to'>): void {
  if (from === undefined || to === undefined || from <= to) return;
  const reason = refusal('to-before-from', { from, to });
  throw new InvalidInputError('to: lies before from', ['to'], [], [reason]);
}

/** The part of the query that decides what the file contains; the release stands in the headers. */
export const madeBy = (search: URLSearchParams): string =>
  withQuery('', Object.fromEntries(parameters.map((name) => [name, search.get(name)])));
