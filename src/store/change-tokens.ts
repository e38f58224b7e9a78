import { sql } from 'kysely';
import { InvalidInputError } from '#src/domain/errors.ts';
import { appendAudit, type Act } from './audit/audit.ts';
import { compile } from './session-dialect.ts';
import type { Session, Statement } from './session.ts';

/** Tokens are changed one after the other: whether one may be depends on the others. */
const tokenLock = 7_116_005;

/** The states, of no class that PostgreSQL has, in which a change is refused, with the words for it. */
const refusals: Readonly<Record<string, (act: Act) => string>> = {
  PB001: () => 'Your own token was revoked meanwhile',
  PB002: ({ act }) =>
    act === 'add-token'
      ? 'The first token must be an operator’s, who gives out the others: plumbline token add NAME --role operator, then this one with that token as PLUMBLINE_TOKEN'
      : 'No operator would be left who gives out tokens, rolls back and publishes in an emergency: give somebody a token with --role operator first',
  PB003: () =>
    'Somebody else gave this name a token at this moment: plumbline token list shows it, plumbline token rotate replaces it',
};

/** Fails where the token of whoever acts was revoked. */
const actorStill: Statement = {
  sql: `do $$ begin
    if exists (select from token where name = current_setting('plumbline.actor') and revoked is not null) then
      raise exception 'the token was revoked' using errcode = 'PB001';
    end if; end $$`,
  parameters: [],
};

/**
 * Fails where people would have roles, and none that of an operator: nobody could manage tokens, roll back or publish in
 * an emergency.
 */
const operatorRemains: Statement = {
  sql: `do $$ begin
    if exists (select from token where revoked is null)
      and not exists (select from token where revoked is null and role = 'operator') then
      raise exception 'no operator is left' using errcode = 'PB002';
    end if; end $$`,
  parameters: [],
};

/**
 * Fails where a name has a valid token, in whatever letter case. That was looked up before, but two who give out tokens
 * at one moment both found none.
 */
export const nameIsFree = (name: string): readonly Statement[] => [
  compile(sql`select set_config('plumbline.named', ${name}, true)`),
  {
    sql: `do $$ begin
      if exists (select from token where revoked is null
        and lower(name) = lower(current_setting('plumbline.named'))) then
        raise exception 'the name has a token' using errcode = 'PB003';
      end if; end $$`,
    parameters: [],
  },
];

/**
 * Gives a token or takes one back, in one transaction with its entry in the audit log and with the checks of who is left:
 * operators who revoke each other at one moment do so one after the other.
 * @param label names the token in the audit log
 * @throws InvalidInputError where no operator would be left, whoever acts has lost the right meanwhile, or somebody else
 * has just given the name a token
 */
export async function changeTokens(
  session: Session,
  change: readonly Statement[],
  act: Act,
  label: string,
): Promise<void> {
  const { by, name } = act.actor;
  const asHolder = [compile(sql`select set_config('plumbline.actor', ${name}, true)`), actorStill];
  try {
    await session.batch([
      compile(sql`select pg_advisory_xact_lock(${tokenLock})`),
      ...(by === 'token' ? asHolder : []),
      ...change,
      operatorRemains,
      ...appendAudit({ ...act, at: new Date().toISOString(), release: null, label }),
    ]);
  } catch (error) {
    const refusal = error instanceof Error && 'code' in error && refusals[String(error.code)];
    throw refusal ? new InvalidInputError(refusal(act)) : error;
  }
}
