import { expect, test } from 'vitest';
import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';
import { queryReader } from './read-query.ts';

const read = queryReader(
  z.object({
    filterPattern: z.string().max(10).optional(),
    currency: z.array(z.enum(['USD', 'EUR', 'JPY'])).optional(),
    page: z.int().min(1).default(1),
    sortOrder: z.literal([1, -1]).default(1),
    indexId: z.string(),
  }),
);
const query = (text: string) => read(new URLSearchParams(text));

function wrongParameters(text: string): readonly string[] {
  try {
    query(text);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.parameters;
    throw error;
  }
  throw new Error(`"${text}" was accepted`);
}

test('repeated keys are a list, numbers are numbers, and what is absent takes its default', () => {
  expect(query('indexId=A&currency=USD&currency=JPY&sortOrder=-1')).toEqual({
    indexId: 'A',
    currency: ['USD', 'JPY'],
    page: 1,
    sortOrder: -1,
  });
});

test('a text of digits stays a text', () => {
  expect(query('indexId=500&filterPattern=1e5')).toMatchObject({
    indexId: '500',
    filterPattern: '1e5',
  });
});

test('marks of advertisers and the language are ignored, and empty parameters count as absent', () => {
  const marks = 'utm_source=mail&gclid=1&lang=ja-jp&pge=';
  expect(query(`indexId=A&${marks}&currency=&page=&filterPattern=`)).toEqual({
    indexId: 'A',
    page: 1,
    sortOrder: 1,
  });
});

test.each([
  ['indexId=A&page=0', ['page']],
  ['indexId=A&page=1.5', ['page']],
  ['indexId=A&page=1e1', ['page']],
  ['indexId=A&page=two&sortOrder=2', ['page', 'sortOrder']],
  ['indexId=A&currency=USD&currency=XXX', ['currency']],
  ['indexId=A&indexId=B', ['indexId']],
  ['indexId=A&filterPattern=12345678901', ['filterPattern']],
  ['page=1', ['indexId']],
])('API-03 %s names the wrong parameters', (text, names) => {
  expect(wrongParameters(text)).toEqual(names);
});

test.each([
  ['page=0', 'page: must be at least 1, not "0"'],
  ['page=two', 'page: must be a number, not "two"'],
  ['currency=XXX', 'currency: must be one of USD, EUR, JPY, not "XXX"'],
  ['sortOrder=2', 'sortOrder: must be one of 1, -1, not "2"'],
  ['filterPattern=12345678901', 'filterPattern: must be at most 10 characters, not "12345678901"'],
])('API-03 %s is refused in words that say what is wanted', (text, words) => {
  expect(() => query(`indexId=A&${text}`)).toThrow(words);
});

test('API-03 an unknown parameter is refused with the nearest known name, or with all of them', () => {
  expect(() => query('indexId=A&curency=USD&pages=2')).toThrow(
    'curency: no such parameter, currency is meant perhaps; pages: no such parameter, page is meant perhaps',
  );
  expect(() => query('indexId=A&format=csv')).toThrow(
    'format: no such parameter, there are filterPattern, currency, page, sortOrder, indexId',
  );
  expect(wrongParameters('indexid=A&currency=XXX&utm_source=mail')).toEqual([
    'indexid',
    'currency',
    'indexId',
  ]);
});

test('API-03 however many parameters are unknown, the answer names a few', () => {
  const many = Array.from({ length: 90 }, (_, at) => `x${at}=1`).join('&');
  expect(wrongParameters(`indexId=A&${many}`)).toHaveLength(5);
});

test('API-07 a parameter that the path holds is read from there, whatever the query says of it', () => {
  const search = new URLSearchParams('indexId=B&page=2');
  expect(read(search, { indexId: '' })).toMatchObject({ indexId: '', page: 2 });
  expect(read(search, { indexId: 'A/B', unknown: 'x' })).toEqual({
    indexId: 'A/B',
    page: 2,
    sortOrder: 1,
  });
});
