import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';
import { actOf } from '#src/publishing/acting.ts';
import { revoke as revokeOf } from '#src/publishing/drafts/end-rights.ts';
import { requireRole } from '#src/publishing/drafts/person.ts';
import { addToken, listTokens, rotateToken, type Role } from '#src/store/tokens.ts';
import { printResult } from '../print-result.ts';
import { withStore } from '../with-store.ts';
import { withPerson } from './with-person.ts';

type Printed = { json?: boolean };

/** A name. Blanks at its ends or several in a row are refused, because such a name looks like another person's. */
const nameSchema = z
  .string()
  .max(100)
  .regex(/^[\p{L}\p{N}](?: ?[\p{L}\p{M}\p{N}.@_-])*$/u);

export async function add(
  name: string,
  { role, json: asJson }: Printed & { role: Role },
): Promise<void> {
  if (!nameSchema.safeParse(name).success) {
    throw new InvalidInputError(
      'A name of letters and digits is expected, such as ada@example.com',
    );
  }
  const secret = await withPerson(async (store, person) => {
    requireRole(person, 'operator', 'give out tokens');
    return addToken(store, { name, role }, actOf('add-token', person.actor, undefined));
  }, true);
  printSecret(asJson, { name, role, token: secret });
}

/** `plumbline token rotate` replaces a token's secret. The holder may rotate their own token, operators any. */
export async function rotate(name: string, { json: asJson }: Printed): Promise<void> {
  const { secret, role } = await withPerson((store, person) => {
    if (person.actor.name !== name) requireRole(person, 'operator', `rotate the token of ${name}`);
    return rotateToken(store, name, actOf('rotate-token', person.actor, undefined));
  }, true);
  printSecret(asJson, { name, role, token: secret });
}

function printSecret(
  asJson: boolean | undefined,
  given: { name: string; role: Role; token: string },
): void {
  const { name, role, token } = given;
  const line = `${token}\nThis is shown once. ${name} (${role}) uses it as PLUMBLINE_TOKEN`;
  printResult(asJson, given, line);
}

export async function list({ json: asJson }: Printed): Promise<void> {
  const tokens = await withStore((store) => listTokens(store));
  const lines = tokens.map(({ name, role, created, revoked }) =>
    [name, role, `since ${created}`, revoked && `revoked ${revoked}`].filter(Boolean).join('  '),
  );
  printResult(asJson, { tokens }, lines.join('\n') || 'No tokens');
}

export async function revoke(name: string, { json: asJson }: Printed): Promise<void> {
  const unscheduled = await withPerson((store, person) => revokeOf(store, person, name), true);
  const line = `${name} has no token any more, is signed out, and approves nothing that waits`;
  const ended = unscheduled.map((number) => `Draft ${number} is no longer scheduled`);
  printResult(asJson, { name, unscheduled }, [line, ...ended].join('\n'));
}
