import { takeOrders } from '#src/threads/take-orders.ts';
import type { FactsheetData } from './factsheet.ts';
import { factsheetContent } from './factsheet-content.ts';
import { openTypesetter } from './typeset.ts';

const typesetter = openTypesetter();
// Handled with each order.
typesetter.catch(() => undefined);

takeOrders(async (data: FactsheetData) => {
  const typeset = await typesetter;
  return typeset(factsheetContent(data), new Date(data.release.published));
});
