import { hash } from 'node:crypto';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { approvalsOf, requireDirect } from '#src/publishing/drafts/four-eyes.ts';
import { draftLevels } from '#src/publishing/drafts/make-draft.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { draftedTold, publishedTold } from '#src/publishing/told.ts';
import { findSentAnswer, keepSentAnswer } from '#src/store/newsroom/sent-levels.ts';
import type { Asked, Identity } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { readLevelsQuery } from './levels-query.ts';
import { problemOf } from './problem-of.ts';
import { receiveLevels } from './receive-levels.ts';

type Answer = { status: number; answer: string };

/** Files that may arrive and be read at a time. */
const mostAtATime = 4;

const keyWanted = /^[\x21-\x7e]{1,255}$/;

/**
 * Levels that a program sends: what `publish --levels` does with a file, with its guards and its answer. Where approvals are asked for
 * it makes a draft instead. A key that comes again gives the first answer.
 */
export function levelsCall(deps: NewsroomDeps, identity: Identity) {
  const { store, log, uploads } = deps;
  let arriving = 0;

  async function take(c: Asked, person: Person): Promise<Response> {
    const { searchParams } = new URL(c.req.url);
    const asked = readLevelsQuery(searchParams);
    const key = keyOf(c);
    return receiveLevels(c.req.raw, uploads, async (file, sha256) => {
      const kept = { person: person.actor.name, key: key ?? '' };
      const digest = hash('sha256', `${searchParams.toString()}\n${sha256}`);
      const before = key === null ? null : await findSentAnswer(store, kept);
      if (before && before.digest !== digest) {
        throw new InvalidInputError('Other levels were sent with this Idempotency-Key before');
      }
      if (before) return answerOf(before);
      const input = { ...asked, file, name: 'levels.csv', actor: person.actor };
      const made = await publishOrDraft(deps, person, input);
      if (key !== null) await keepSentAnswer(store, kept, { digest, ...made });
      return answerOf(made);
    });
  }

  return async (c: Asked): Promise<Response> => {
    const person = await bearerOf(c, identity);
    if (person instanceof Response) return person;
    if (c.req.header('Content-Encoding') !== undefined) {
      return problemResponse(makeProblem(415, 'Levels are taken as they are, not compressed'));
    }
    if (arriving >= mostAtATime) {
      return problemResponse(makeProblem(503, 'Other files are arriving; please try again'));
    }
    arriving += 1;
    try {
      return await take(c, person);
    } catch (error) {
      const problem = problemOf(error, uploads);
      if (problem.status === 500) log.error({ err: error }, 'levels that were sent failed');
      // What is still on its way is not waited for.
      const isCut = problem.status === 413 || problem.status === 408;
      return problemResponse(problem, isCut ? { Connection: 'close' } : {});
    } finally {
      arriving -= 1;
    }
  };
}

type Input = Parameters<typeof publishLevels>[1];

async function publishOrDraft(
  { store }: NewsroomDeps,
  person: Person,
  input: Input,
): Promise<Answer> {
  const wanted = await approvalsOf(store, 'levels');
  if (wanted === 0) {
    await requireDirect(store, 'levels', person, null);
    return told(200, publishedTold(await publishLevels(store, input)));
  }
  const drafted = await draftLevels(store, input);
  const approvals = `${wanted} approval${wanted === 1 ? '' : 's'}`;
  const note = drafted.draft
    ? `guards.yaml asks for ${approvals} of levels: they are draft ${drafted.draft.number}, and nothing is public yet`
    : 'Nothing would change: no draft was made';
  return told(202, { ...draftedTold(drafted), note });
}

const told = (status: number, content: object): Answer => ({
  status,
  answer: JSON.stringify(content),
});

const answerOf = ({ status, answer }: Answer): Response =>
  new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });

/** Whoever holds the token of the header, or why nobody does. */
async function bearerOf(c: Asked, identity: Identity): Promise<Person | Response> {
  const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const found = token === undefined ? null : await identity.byToken(c, token);
  if (found === 'later') {
    const problem = makeProblem(429, 'Too many wrong tokens came from here: wait ten minutes');
    return problemResponse(problem, { 'Retry-After': '600' });
  }
  if (found !== null) return found;
  const problem = makeProblem(401, 'A token of the newsroom is wanted, as Authorization: Bearer');
  return problemResponse(problem, { 'WWW-Authenticate': 'Bearer' });
}

/** Null where none was sent. @throws InvalidInputError for one that is none */
function keyOf(c: Asked): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (keyWanted.test(key)) return key;
  throw new InvalidInputError('Idempotency-Key: up to 255 characters without blanks are wanted');
}
