/** Items of a list in an example. */
const shownMembers = 2;
/** The months of a year: a list of so many values has a fixed length, and shorter ones of numbers are kept too. */
const wholeList = 12;
/** Letters of a text in an example. */
const shownLetters = 400;

/** Shortens an answer to an example: the first items of lists, and the beginning of long texts. */
export function shortAnswer(answer: unknown): unknown {
  if (Array.isArray(answer))
    return isShort(answer) ? answer : answer.slice(0, shownMembers).map(shortAnswer);
  if (typeof answer === 'string') return shortText(answer);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name, shortAnswer(one)]));
}

const isShort = (list: readonly unknown[]) =>
  list.length <= wholeList &&
  list.every(
    (one) =>
      one === null ||
      (typeof one !== 'object' && (typeof one !== 'string' || list.length === wholeList)),
  );

const shortText = (text: string) =>
  text.length <= shownLetters ? text : `${text.slice(0, shownLetters)} …`;
