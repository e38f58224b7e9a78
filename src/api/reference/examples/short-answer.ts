/** Members of a list that an example has: enough to see what one is. */
const shownMembers = 2;
/** Letters of a text that it has. */
const shownLetters = 400;

/** An answer as an example: lists with their first members, and long texts with their beginning. */
export function shortAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, shownMembers).map(shortAnswer);
  if (typeof answer === 'string') return shortText(answer);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name, shortAnswer(one)]));
}

const shortText = (text: string) =>
  text.length <= shownLetters ? text : `${text.slice(0, shownLetters)} …`;
