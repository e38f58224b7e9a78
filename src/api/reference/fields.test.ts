import { expect, test } from 'vitest';
import { fieldsOf, typeName } from './fields.ts';

test('a schema is told as its fields by path, references as links', () => {
  const fields = fieldsOf({
    type: 'object',
    properties: {
      rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
      level: {
        description: 'Last level',
        anyOf: [
          { type: 'object', properties: { value: { type: ['number', 'null'] } } },
          { type: 'null' },
        ],
      },
      tags: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } } },
      },
    },
  });
  expect(fields).toEqual([
    { path: 'rows', type: 'list of Row', reference: 'Row', description: '' },
    { path: 'level', type: 'object or null', reference: null, description: 'Last level' },
    { path: 'level.value', type: 'number or null', reference: null, description: '' },
    { path: 'tags', type: 'list of object', reference: null, description: '' },
    { path: 'tags[].name', type: 'text', reference: null, description: '' },
  ]);
});

test('API-04 the fields of each variant of a union are told, under the name of the variant', () => {
  const variant = (type: string, field: string) => ({
    type: 'object' as const,
    properties: {
      type: { type: 'string' as const, const: type },
      [field]: { type: 'string' as const },
    },
  });
  const fields = fieldsOf({
    type: 'object',
    properties: {
      sections: {
        type: 'array',
        items: { oneOf: [variant('picture', 'alt'), variant('promoCards', 'title')] },
      },
    },
  });
  expect(fields.map(({ path, type }) => [path, type])).toEqual([
    ['sections', 'list of picture, promoCards'],
    ['sections[](picture).type', 'text'],
    ['sections[](picture).alt', 'text'],
    ['sections[](promoCards).type', 'text'],
    ['sections[](promoCards).title', 'text'],
  ]);
});

test.each([
  [{ type: 'integer', minimum: 1, maximum: 200 }, 'integer 1 to 200'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', enum: ['yes', 'no'] }, 'one of yes, no'],
  [{ type: 'array', items: { type: 'string', enum: ['PR', 'TR'] } }, 'list of PR, TR'],
] as const)('%j reads as %s', (schema, words) => {
  expect(typeName(structuredClone(schema) as Parameters<typeof typeName>[0])).toBe(words);
});
