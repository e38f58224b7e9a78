import { hash } from 'node:crypto';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { reserveKey } from '#src/store/newsroom/sent-levels.ts';
import type { Store } from '#src/store/store.ts';
import type { NewsroomContext, Identity } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { problemOf } from './problem-of.ts';
import { receiveFile } from './receive-file.ts';

/** The answer to an upload; a replayed one was given before, to the same idempotency key. */
export type Answer = { status: number; answer: string; isReplayed?: boolean };

type Call<Query> = {
  /** The kind of upload, for refusals. */
  what: 'Levels' | 'A folder';
  /** Uploads of this kind that are received and read at a time. */
  mostAtATime: number;
  readQuery: (search: URLSearchParams) => Query;
  take: (file: string, query: Query, person: Person) => Promise<Answer>;
};

const keyWanted = /^[\x21-\x7e]{1,255}$/;

/**
 * Takes an upload: checks the token, receives the file completely within its limits, and answers errors as problems. A
 * repeated idempotency key gets the first answer.
 */
export function sendingCall<Query>(
  { store, log, uploads }: NewsroomDeps,
  identity: Identity,
  { what, mostAtATime, readQuery, take }: Call<Query>,
) {
  let arriving = 0;

  async function receive(c: NewsroomContext): Promise<Response> {
    const { pathname, searchParams } = new URL(c.req.url);
    const request = readQuery(searchParams);
    const key = keyOf(c);
    return receiveFile(c.req.raw, uploads, async (file, sha256) => {
      // Checked again, because the token may have been revoked while the file arrived.
      const person = await bearerOf(c, identity);
      if (person instanceof Response) return person;
      const digest = hash('sha256', `${pathname}?${searchParams.toString()}\n${sha256}`);
      const work = () => take(file, request, person);
      if (key === null) return answerOf(await work());
      return answerOf(await once(store, { person: person.actor.name, key }, digest, work));
    });
  }

  return async (c: NewsroomContext): Promise<Response> => {
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
      return await receive(c);
    } catch (error) {
      const problem = problemOf(error, uploads);
      if (problem.status === 500) log.error({ err: error }, 'what was sent failed');
      // The rest of the body is not awaited.
      const isCut = problem.status === 413 || problem.status === 408;
      return problemResponse(problem, isCut ? { Connection: 'close' } : {});
    } finally {
      arriving -= 1;
    }
  };
}

/** Runs the work for an idempotency key once, however often the request is sent and whichever process receives it. */
async function once(
  store: Store,
  key: { person: string; key: string },
  digest: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const reserved = await reserveKey(store, key, digest);
  if ('digest' in reserved) {
    if (reserved.digest !== digest) {
      throw new InvalidInputError('Something else was sent with this Idempotency-Key before');
    }
    if (reserved.before) return { ...reserved.before, isReplayed: true };
    throw new UnavailableError('This is being worked on under its Idempotency-Key; ask again');
  }
  const made = await work().catch(async (error: unknown) => {
    // If the store fails here, the key is free again after some minutes.
    await reserved.release().catch(() => {});
    throw error;
  });
  await reserved.answer(made);
  return made;
}

export const jsonAnswer = (status: number, content: object): Answer => ({
  status,
  answer: JSON.stringify(content),
});

function answerOf({ status, answer, isReplayed = false }: Answer): Response {
  const replayed = isReplayed ? { 'Idempotent-Replayed': 'true' } : {};
  return new Response(answer, {
    status,
    headers: { 'Content-Type': 'application/json', ...replayed },
  });
}

/** The holder of the token in the header, or the refusal. */
async function bearerOf(c: NewsroomContext, identity: Identity): Promise<Person | Response> {
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

/** The idempotency key; null without one. @throws InvalidInputError for a malformed key */
function keyOf(c: NewsroomContext): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (keyWanted.test(key)) return key;
  throw new InvalidInputError('Idempotency-Key: up to 255 characters without blanks are wanted');
}
