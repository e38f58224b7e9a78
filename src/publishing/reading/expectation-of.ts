import type * as z from 'zod';

/** What a schema wanted, in the words of a fault: `one of equity, fixed-income`, `a date (YYYY-MM-DD)`. */
export function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined ? `a value (${issue.expected})` : `a ${issue.expected}`;
    case 'invalid_format':
      return issue.format === 'date' ? 'a date (YYYY-MM-DD)' : plain(issue.message);
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit(issue.origin)}`;
    default:
      return plain(issue.message);
  }
}

function unit(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
}

function plain(message: string): string {
  return message.replace(/^Invalid (input: |option: )?(expected )?/, '');
}
