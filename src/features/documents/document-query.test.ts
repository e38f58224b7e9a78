import { expect, test } from 'vitest';
import { documentOrder, readDocumentQuery } from './document-query.ts';

test('PR-03 documents are the latest first, unless another order is asked', () => {
  const orderOf = (search: Parameters<typeof readDocumentQuery>[0]) =>
    documentOrder(readDocumentQuery(search));
  expect(orderOf({})).toEqual({ by: 'date', order: -1 });
  expect(orderOf({ sortBy: 'title', sortOrder: '1' })).toEqual({ by: 'title', order: 1 });
});
