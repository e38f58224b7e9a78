import type * as z from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
};

const formats: Readonly<Record<string, string>> = { date: 'a date (YYYY-MM-DD)' };

/**
 * What a schema expected, in the words of a fault: `one of equity, fixed-income`, `a date (YYYY-MM-DD)`. An issue has no
 * message while that is asked for.
 */
export function expectationOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return kinds[issue.expected] ?? `a ${issue.expected}`;
    case 'invalid_union':
      return unionOf(issue);
    case 'invalid_key':
      return issue.issues.map((one) => `a key that is ${expectationOf(one)}`).join('; ');
    case 'invalid_format':
      return formats[issue.format] ?? plain(issue.message);
    case 'too_small':
      return `${bound(issue.inclusive, 'at least', 'more than')} ${issue.minimum}${unit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `${bound(issue.inclusive, 'at most', 'less than')} ${issue.maximum}${unit(issue.origin, issue.maximum)}`;
    default:
      return plain(issue.message);
  }
}

type Union = { errors: readonly (readonly z.core.$ZodIssue[])[]; message?: string | undefined };

/** What a union says itself, else what each of its alternatives expected of the value. */
function unionOf({ errors, message }: Union): string {
  if (message !== undefined && message !== 'Invalid input') return plain(message);
  const wanted = errors.flatMap((issues) => {
    const [first] = issues;
    return first && first.path.length === 0 ? [expectationOf(first)] : [];
  });
  return [...new Set(wanted)].join(' or ') || plain(message);
}

const bound = (inclusive: boolean | undefined, included: string, excluded: string) =>
  inclusive ? included : excluded;

function unit(origin: string, number: number | bigint): string {
  const isOne = Number(number) === 1;
  if (origin === 'string') return isOne ? ' character' : ' characters';
  if (origin === 'array') return isOne ? ' entry' : ' entries';
  return '';
}

function plain(message = ''): string {
  return message.replace(/^Invalid (input: |option: )?(expected )?/, '');
}
