import { hash } from 'node:crypto';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { findSentAnswer, keepSentAnswer } from '#src/store/newsroom/sent-levels.ts';
import type { Asked, Identity } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { problemOf } from './problem-of.ts';
import { receiveFile } from './receive-file.ts';

/** What was done with a file that was sent. */
export type Answer = { status: number; answer: string };

type Call<Query> = {
  /** What is sent, as refusals name it. */
  what: 'Levels' | 'A folder';
  /** Files that may arrive and be read at a time. */
  mostAtATime: number;
  readQuery: (search: URLSearchParams) => Query;
  take: (file: string, asked: Query, person: Person) => Promise<Answer>;
};

const keyWanted = /^[\x21-\x7e]{1,255}$/;

/**
 * A call by which a program sends a file: it is asked for its token, received whole within its limits, and refused in words that
 * programs read. A key that comes again gives the first answer.
 */
export function sendingCall<Query>(
  { store, log, uploads }: NewsroomDeps,
  identity: Identity,
  { what, mostAtATime, readQuery, take }: Call<Query>,
) {
  let arriving = 0;

  async function receive(c: Asked, person: Person): Promise<Response> {
    const { pathname, searchParams } = new URL(c.req.url);
    const asked = readQuery(searchParams);
    const key = keyOf(c);
    return receiveFile(c.req.raw, uploads, async (file, sha256) => {
      const kept = { person: person.actor.name, key: key ?? '' };
      const digest = hash('sha256', `${pathname}?${searchParams.toString()}\n${sha256}`);
      const before = key === null ? null : await findSentAnswer(store, kept);
      if (before && before.digest !== digest) {
        throw new InvalidInputError('Something else was sent with this Idempotency-Key before');
      }
      if (before) return answerOf(before);
      const made = await take(file, asked, person);
      if (key !== null) await keepSentAnswer(store, kept, { digest, ...made });
      return answerOf(made);
    });
  }

  return async (c: Asked): Promise<Response> => {
    const person = await bearerOf(c, identity);
    if (person instanceof Response) return person;
    if (c.req.header('Content-Encoding') !== undefined) {
      const detail = `${what === 'Levels' ? 'Levels are' : 'A folder is'} taken without Content-Encoding`;
      return problemResponse(makeProblem(415, detail));
    }
    if (arriving >= mostAtATime) {
      return problemResponse(makeProblem(503, 'Other files are arriving; please try again'));
    }
    arriving += 1;
    try {
      return await receive(c, person);
    } catch (error) {
      const problem = problemOf(error, uploads);
      if (problem.status === 500) log.error({ err: error }, 'what was sent failed');
      // What is still on its way is not waited for.
      const isCut = problem.status === 413 || problem.status === 408;
      return problemResponse(problem, isCut ? { Connection: 'close' } : {});
    } finally {
      arriving -= 1;
    }
  };
}

export const jsonAnswer = (status: number, content: object): Answer => ({
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
