import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';
import { actOf } from '#src/publishing/acting.ts';
import { requireRole } from '#src/publishing/drafts/person.ts';
import {
  addToken,
  listTokens,
  requireOperatorAmong,
  revokeToken,
  type Role,
} from '#src/store/tokens.ts';
import { printResult } from '../print-result.ts';
import { withStore } from '../with-store.ts';
import { withPerson } from './with-person.ts';

type Printed = { json?: boolean };

const nameSchema = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_-]{0,99}$/u);

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
    requireOperatorAmong([...(await listTokens(store)), { role, revoked: null }]);
    return addToken(store, { name, role }, actOf('add-token', person.actor, undefined));
  }, true);
  const line = `${secret}\nThis is shown once. ${name} (${role}) uses it as PLUMBLINE_TOKEN`;
  printResult(asJson, { name, role, token: secret }, line);
}

export async function list({ json: asJson }: Printed): Promise<void> {
  const tokens = await withStore((store) => listTokens(store));
  const lines = tokens.map(({ name, role, created, revoked }) =>
    [name, role, `since ${created}`, revoked && `revoked ${revoked}`].filter(Boolean).join('  '),
  );
  printResult(asJson, { tokens }, lines.join('\n') || 'No tokens');
}

export async function revoke(name: string, { json: asJson }: Printed): Promise<void> {
  await withPerson(async (store, person) => {
    requireRole(person, 'operator', 'revoke tokens');
    return revokeToken(store, name, actOf('revoke-token', person.actor, undefined));
  }, true);
  printResult(asJson, { name }, `${name} has no token any more, and is signed out`);
}
