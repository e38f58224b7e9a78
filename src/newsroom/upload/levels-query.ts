import * as z from 'zod';
import { guardNames } from '#src/contract/provider/guards.ts';
import { id } from '#src/contract/provider/index-record.ts';
import { InvalidInputError } from '#src/domain/errors.ts';

const listed = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .array(z.string())
    .transform((all) => all.flatMap((text) => text.split(',')).filter(Boolean))
    .pipe(z.array(item));

const once = z
  .array(z.string().trim().min(1))
  .max(1)
  .transform(([text]) => text);

const query = z.strictObject({
  accept: listed(z.enum(guardNames)).optional(),
  reason: once.optional(),
  label: once.optional(),
  // Without ids it confirms single levels, as on the command line.
  'withdraw-levels': listed(id).optional(),
});

/** What goes with levels that are sent, as `publish --levels` takes it. @throws InvalidInputError naming what is wrong */
export function readLevelsQuery(search: URLSearchParams) {
  const sent = Object.fromEntries(
    Array.from(new Set(search.keys()), (name) => [name, search.getAll(name)]),
  );
  const { data, error } = query.safeParse(sent);
  if (error) {
    const names = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    );
    throw new InvalidInputError(
      `Wrong parameters: ${names.join(', ')}. There are accept (names of guards), reason, label and withdraw-levels (ids)`,
      names,
    );
  }
  const { accept, reason, label, 'withdraw-levels': withdrawLevels } = data;
  if (accept && !reason) {
    throw new InvalidInputError('accept takes a reason with it, which is kept', ['reason']);
  }
  const accepted = accept && { guards: accept, reason: reason ?? '' };
  return { accepted, reason, label, withdrawLevels };
}
