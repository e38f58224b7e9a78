import type { Problem } from '#src/contract/api/problem.ts';
import { refusal } from '#src/domain/refusal.ts';
import { makeProblem } from '../http/problems.ts';

/** The OpenAPI description of a refusal, with an example. */
export function problemAnswer(status: number, description: string, more: Partial<Problem> = {}) {
  const { detail = description } = more;
  const schema = { $ref: '#/components/schemas/Problem' };
  const example = { ...makeProblem(status, detail), ...more };
  return { description, content: { 'application/problem+json': { schema, example } } };
}

const wrongDay =
  'asof: must be the number of a release, or a date like 2026-11-20, not "yesterday"';

/** Refusals of every call that reads from a release. */
export const readRefusals = {
  '400': problemAnswer(400, 'A parameter is wrong; `parameters` names which', {
    detail: wrongDay,
    parameters: ['asof'],
    values: [{ parameter: 'asof', value: 'yesterday', nearest: null }],
    reasons: [refusal('wrong-value', { parameter: 'asof', value: 'yesterday' })],
  }),
  '410': problemAnswer(
    410,
    'The release that `asof` asks for was taken back: when, why, by which',
    {
      detail:
        'Release 7 was withdrawn on 2026-11-20; release 8 took its place (levels of another day)',
      reasons: [
        refusal('release-withdrawn', {
          release: '7',
          day: '2026-11-20',
          by: '8',
          reason: 'levels of another day',
        }),
      ],
    },
  ),
  '503': problemAnswer(503, 'The data cannot be read at the moment', {
    detail: 'The data cannot be read at the moment; please try again',
  }),
};

/** The refusal of a valid call that finds nothing. */
export const notFoundAnswer = (description: string) =>
  problemAnswer(404, description, {
    detail: 'There is no release 999999',
    reasons: [refusal('no-release', { release: '999999' })],
  });
