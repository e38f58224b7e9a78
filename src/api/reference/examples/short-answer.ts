/** Members of a list that an example has: enough to see what one is. */
const shownMembers = 2;
/** A list of numbers that is no longer is whole: there may have to be as many, as of the months of a year. */
const wholeList = 12;
/** Letters of a text that it has. */
const shownLetters = 400;

/** An answer as an example: lists with their first members, and long texts with their beginning. */
export function shortAnswer(answer: unknown): unknown {
  if (Array.isArray(answer))
    return isShort(answer) ? answer : answer.slice(0, shownMembers).map(shortAnswer);
  if (typeof answer === 'string') return shortText(answer);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name, shortAnswer(one)]));
}

const isShort = (list: readonly unknown[]) =>
  list.length <= wholeList &&
  list.every((one) => one === null || (typeof one !== 'object' && typeof one !== 'string'));

const shortText = (text: string) =>
  text.length <= shownLetters ? text : `${text.slice(0, shownLetters)} …`;
