import type { Context } from 'hono';
import * as z from 'zod';
import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { approveDraft, emergencyOf } from '#src/publishing/drafts/four-eyes.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { longestWords, plainWords, wordsExpected } from '#src/publishing/reading/plain-words.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import { getLivingDraft, type Draft } from '#src/store/drafts/drafts.ts';
import { releaseParts, type ReleasePart } from '#src/store/releases/rollback-part.ts';
import type { Store } from '#src/store/store.ts';
import { addresses } from './addresses.ts';
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
  publish: (store, person, draft, sent) =>
    decisions.publishWaiting(store, person, draft, asked(sent)),
  schedule: (store, person, draft, sent) =>
    decisions.schedule(store, person, draft, { at: momentOf(sent['at']), ...asked(sent) }),
};

export const deedNames = Object.keys(deeds);

/** Runs an action on a draft in the revision that the form showed; returns the page to show next. */
export async function doWithDraft(
  store: Store,
  person: Person,
  c: Context,
  sent: Sent,
): Promise<string> {
  const { number = '', deed = '' } = c.req.param() as { number?: string; deed?: string };
  const draft = await getLivingDraft(store.db, Number(number));
  if (String(draft.revision) !== sent['revision']) {
    throw new UnavailableError(`Draft ${number} was changed meanwhile; look at it again`);
  }
  const action = deeds[deed];
  if (action === undefined) throw new NotFoundError('There is nothing at this address');
  await action(store, person, draft, sent);
  const isOver = deed === 'publish' || deed === 'drop';
  return `${isOver ? addresses.drafts : addresses.draft(number)}?done=${deed}`;
}

const release = z.coerce.number().int().positive();

/** @throws InvalidInputError without a reason, and for a person without the role */
export async function doRollBack(store: Store, person: Person, sent: Sent): Promise<string> {
  const reason = reasonOf(sent);
  if (reason === undefined) throw new InvalidInputError('A rollback takes a reason, which is kept');
  const fundId = textOf(sent['index']);
  const part = partOf(textOf(sent['only']));
  if (fundId !== undefined && part !== 'levels' && part !== 'constituents') {
    throw new InvalidInputError('One index is rolled back with levels or constituents alone');
  }
  const number = release.safeParse(sent['release']);
  if (!number.success) throw new InvalidInputError('The number of a release is expected');
  const made = await rollBack(store, person, { release: number.data, part, fundId, reason });
  return `${addresses.releases}?done=${made === null ? 'nothing' : 'roll-back'}`;
}

function partOf(text: string | undefined): ReleasePart | undefined {
  if (text === undefined) return undefined;
  if (Object.hasOwn(releaseParts, text)) return text as ReleasePart;
  throw new InvalidInputError(`A part is expected: ${Object.keys(releaseParts).join(', ')}`);
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
    publish: 'Published.',
    drop: 'Dropped.',
    'roll-back': 'Rolled back: the release is public.',
    nothing: 'Nothing has changed: the content is that of this release already.',
  }),
);

/** Describes the action that led to this page. */
export const doneText = (c: Context): string | null => done.get(c.req.query('done')) ?? null;
