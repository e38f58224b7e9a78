import * as z from 'zod';
import { guardNames } from '#src/contract/provider/guards.ts';
import { id } from '#src/contract/provider/index-record.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { longestWords, plainWords } from '#src/publishing/reading/plain-words.ts';

const listed = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .array(z.string())
    .transform((all) => all.flatMap((text) => text.split(',')).filter(Boolean))
    .pipe(z.array(item));

const onceOf = <Value>(words: z.ZodType<Value, string>) =>
  z
    .array(words)
    .max(1)
    .transform(([text]) => text);

const once = onceOf(z.string().trim().min(1));

const levelsQuery = z.strictObject({
  accept: listed(z.enum(guardNames)).optional(),
  reason: onceOf(plainWords(longestWords.reason)).optional(),
  label: onceOf(plainWords(longestWords.label)).optional(),
  // Without ids it confirms single levels, as on the command line.
  'withdraw-levels': listed(id).optional(),
});

const sentLevelsQuery = levelsQuery.extend({
  /** The name of the file, for mappings that match names. */
  name: onceOf(plainWords(200).pipe(z.string().regex(/^[^/\\]+$/))).optional(),
  /** Whether the `mapping.yaml` of the public folder describes it. */
  mapping: once.pipe(z.enum(['yes', 'no'])).optional(),
});

const folderQuery = levelsQuery.extend({
  /** Whether it is published at once, where no approval is required. */
  publish: once.pipe(z.enum(['yes', 'no'])).optional(),
});

/**
 * The parameters of uploaded levels, like the options of `publish --levels`. @throws InvalidInputError naming the wrong
 * one
 */
export function readLevelsQuery(search: URLSearchParams) {
  const { name = 'levels.csv', mapping = 'no', ...options } = parsed(search, sentLevelsQuery);
  return { ...publishOptionsOf(options), name, isMapped: mapping === 'yes' };
}

/** The parameters of an uploaded folder, and whether it is published. @throws InvalidInputError naming the wrong one */
export function readFolderQuery(search: URLSearchParams) {
  const { publish = 'no', ...options } = parsed(search, folderQuery);
  return { ...publishOptionsOf(options), publish: publish === 'yes' };
}

const ownParameters = {
  publish: 'publish (yes or no)',
  name: 'name',
  mapping: 'mapping (yes or no)',
};

function parsed<Query extends z.ZodObject>(search: URLSearchParams, query: Query): z.output<Query> {
  const sent = Object.fromEntries(
    Array.from(new Set(search.keys()), (name) => [name, search.getAll(name)]),
  );
  const { data, error } = query.safeParse(sent);
  if (error) {
    const names = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    );
    throw new InvalidInputError(
      `Wrong parameters: ${names.join(', ')}. There are accept (names of guards), reason and label (one line each, without control characters), withdraw-levels (ids)${Object.entries(
        ownParameters,
      )
        .flatMap(([name, said]) => (name in query.shape ? `, ${said}` : []))
        .join('')}`,
      names,
    );
  }
  return data;
}

function publishOptionsOf(query: z.output<typeof levelsQuery>) {
  const { accept, reason, label, 'withdraw-levels': withdrawLevels } = query;
  if (accept && !reason) {
    throw new InvalidInputError('accept takes a reason with it, which is kept', ['reason']);
  }
  if (withdrawLevels && !reason) {
    throw new InvalidInputError('withdraw-levels takes a reason, which visitors read', ['reason']);
  }
  const accepted = accept && { guards: accept, reason: reason ?? '' };
  return { accepted, reason, label, withdrawLevels };
}
