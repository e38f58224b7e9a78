import { Option, type Command } from 'commander';
import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';
import { actOf } from '#src/publishing/acting.ts';
import { requireOperatorAmong, requireRole } from '#src/publishing/drafts/person.ts';
import { addToken, listTokens, revokeToken, roles, type Role } from '#src/store/tokens.ts';
import { printResult } from '../print-result.ts';
import { withStore } from '../with-store.ts';
import { withPerson } from './with-person.ts';

type Printed = { json?: boolean };

/** `plumbline token …`: who may do what with drafts. */
export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('who may draft, approve and publish');
  token
    .command('add')
    .argument('<name>', 'whom it names, in the audit log and to others')
    .addOption(new Option('--role <role>').choices([...roles]).makeOptionMandatory())
    .option('--json', json)
    .description('make a token and print it, once')
    .action(add);
  token
    .command('list')
    .option('--json', json)
    .description('list the tokens, without their secrets')
    .action(list);
  token
    .command('revoke')
    .argument('<name>')
    .option('--json', json)
    .description('make a token void, and sign its holder out of the newsroom')
    .action(revoke);
}

const json = 'print the outcome as JSON';

const nameSchema = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_-]{0,99}$/u);

async function add(name: string, { role, json: asJson }: Printed & { role: Role }): Promise<void> {
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

async function list({ json: asJson }: Printed): Promise<void> {
  const tokens = await withStore((store) => listTokens(store));
  const lines = tokens.map(({ name, role, created, revoked }) =>
    [name, role, `since ${created}`, revoked && `revoked ${revoked}`].filter(Boolean).join('  '),
  );
  printResult(asJson, { tokens }, lines.join('\n') || 'No tokens');
}

async function revoke(name: string, { json: asJson }: Printed): Promise<void> {
  await withPerson(async (store, person) => {
    requireRole(person, 'operator', 'revoke tokens');
    requireOperatorAmong((await listTokens(store)).filter((token) => token.name !== name));
    return revokeToken(store, name, actOf('revoke-token', person.actor, undefined));
  }, true);
  printResult(asJson, { name }, `${name} has no token any more, and is signed out`);
}
