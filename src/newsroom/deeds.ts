import type { Context } from 'hono';
import * as z from 'zod';
import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { approveDraft, emergencyOf } from '#src/publishing/drafts/four-eyes.ts';
import { requireRole, type Person } from '#src/publishing/drafts/person.ts';
import { longestWords, plainWords, wordsExpected } from '#src/publishing/reading/plain-words.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import { getLivingDraft, type Draft } from '#src/store/drafts/drafts.ts';
import { releaseParts, type ReleasePart } from '#src/store/releases/rollback-part.ts';
import type { Restored } from '#src/store/releases/compare-rollback.ts';
import type { Store } from '#src/store/store.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { addresses } from './addresses.ts';
import { allParts } from './pages/releases-page.ts';
import type { Sent } from './refusal.ts';

type Deed = (store: Store, person: Person, draft: Draft, sent: Sent) => Promise<unknown>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** @throws InvalidInputError for what is none to be kept */
function reasonOf(sent: Sent): string | undefined {
  const text = textOf(sent['reason']);
  if (text === undefined) return undefined;
  const { success, data } = plainWords(longestWords.reason).safeParse(text);
  if (success) return data;
  throw new InvalidInputError(`The reason: ${wordsExpected(longestWords.reason)}`);
}

const asked = (sent: Sent) => {
  const reason = reasonOf(sent);
  return { reason, emergency: emergencyOf(sent['emergency'] === 'yes', reason) };
};

/** The actions on a draft, by the name in their address. Each checks the person's role itself. */
const deeds: Record<string, Deed> = {
  approve: (store, person, draft) => approveDraft(store, draft, person),
  drop: (store, person, draft, sent) => decisions.drop(store, person, draft, asked(sent).reason),
  publish: async (store, person, draft, sent) =>
    (await decisions.publishWaiting(store, person, draft, asked(sent))).number,
  schedule: (store, person, draft, sent) =>
    decisions.schedule(store, person, draft, { at: momentOf(sent['at']), ...asked(sent) }),
  unschedule: (store, person, draft, sent) =>
    decisions.unschedule(store, person, draft, reasonOf(sent)),
};

export const deedNames = Object.keys(deeds);

/** Runs an action on a draft as the form showed it, in its revision and moment; returns the page to show next. */
export async function doWithDraft(
  store: Store,
  person: Person,
  c: Context,
  sent: Sent,
): Promise<string> {
  const { number = '', deed = '' } = c.req.param() as { number?: string; deed?: string };
  const draft = await getLivingDraft(store.db, Number(number));
  if (deed !== 'unschedule') requireRevision(draft, sent['revision']);
  if (deed !== 'approve') requireMoment(draft, sent['moment'], deed);
  const action = deeds[deed];
  if (action === undefined) throw new NotFoundError('There is nothing at this address');
  const made = await action(store, person, draft, sent);
  const isOver = deed === 'publish' || deed === 'drop';
  const release = typeof made === 'number' ? `&release=${made}` : '';
  return `${isOver ? addresses.drafts : addresses.draft(number)}?done=${deed}${release}`;
}

/** @throws UnavailableError where the page showed other content */
function requireRevision({ number, revision }: Draft, shown: unknown): void {
  if (String(revision) === shown) return;
  throw new UnavailableError(`Draft ${number} was changed meanwhile; look at it again`);
}

/**
 * A page that was opened before somebody else scheduled the draft does not publish it before its moment. A moment is
 * taken away twice by one who clicks twice.
 * @throws UnavailableError where the page showed another moment, or none
 */
function requireMoment({ number, at }: Draft, shown: unknown, deed: string): void {
  if ((shown ?? '') === (at ?? '') || (deed === 'unschedule' && at === null)) return;
  const now = at === null ? 'is no longer scheduled' : `was scheduled for ${at} meanwhile`;
  throw new UnavailableError(`Draft ${number} ${now}; look at it again`);
}

const release = z.coerce.number().int().positive();

/**
 * What a form asks to roll back.
 * @throws InvalidInputError for what is none
 */
export function restoredBy(sent: Sent): Restored {
  const fundId = textOf(sent['index']);
  const part = partOf(textOf(sent['only']));
  if (fundId !== undefined && part !== 'levels' && part !== 'constituents') {
    throw new InvalidInputError('One index is rolled back with levels or constituents alone');
  }
  const number = release.safeParse(sent['release']);
  if (!number.success) throw new InvalidInputError('The number of a release is expected');
  return { release: number.data, part, fundId };
}

/** @throws NotAllowedError for anybody else than an operator */
export const requireMayRollBack = (person: Person): void =>
  requireRole(person, 'operator', 'roll back');

/** @throws InvalidInputError without a reason, and for a person without the role */
export async function doRollBack(store: Store, person: Person, sent: Sent): Promise<string> {
  requireMayRollBack(person);
  const reason = reasonOf(sent);
  if (reason === undefined) throw new InvalidInputError('A rollback takes a reason, which is kept');
  const restored = restoredBy(sent);
  await requireCurrent(store, sent['current']);
  const made = await rollBack(store, person, { ...restored, reason });
  if (made === null) return `${addresses.releases}?done=nothing`;
  return `${addresses.releases}?done=roll-back&release=${made.number}`;
}

/** @throws UnavailableError where a release that the page did not show would be taken back too */
async function requireCurrent({ db }: Store, shown: unknown): Promise<void> {
  const current = await findCurrentRelease(db);
  if (current === null || String(current.number) === shown) return;
  const { number, label } = current;
  throw new UnavailableError(
    `Release ${number} (${label}) became public meanwhile; look at the releases again`,
  );
}

/** The whole content where all is asked for: what takes most back is said, never left out. */
function partOf(text: string | undefined): ReleasePart | undefined {
  if (text === allParts) return undefined;
  if (text !== undefined && Object.hasOwn(releaseParts, text)) return text as ReleasePart;
  const known = [allParts, ...Object.keys(releaseParts)].join(', ');
  throw new InvalidInputError(`What comes back is expected: ${known}`);
}

const localMoment = z.iso.datetime({ local: true });

/** Milliseconds since 1970 of a UTC moment from a browser's datetime field, with or without seconds. */
function momentOf(sent: unknown): number {
  const text = textOf(sent) ?? '';
  const { success } = localMoment.safeParse(text);
  if (success) return Date.parse(`${text.replace(/Z$/, '')}Z`);
  throw new InvalidInputError('A moment in UTC is expected, such as 2026-11-20T21:30:00');
}

const done = new Map<unknown, string>(
  Object.entries({
    approve: 'Approved.',
    schedule: 'Scheduled: a server makes it public at that moment.',
    unschedule: 'No longer scheduled: it waits, with its approvals.',
    publish: 'Published:',
    drop: 'Dropped.',
    'roll-back': 'Rolled back:',
    nothing: 'Nothing has changed: the content is that of this release already.',
  }),
);

/** Describes the action that led to this page. */
export function doneText(c: Context): string | null {
  const said = done.get(c.req.query('done'));
  if (said === undefined || !said.endsWith(':')) return said ?? null;
  const number = /^\d{1,9}$/.exec(c.req.query('release') ?? '')?.[0];
  return number === undefined ? `${said.slice(0, -1)}.` : `${said} release ${number} is public.`;
}
