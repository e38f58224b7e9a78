import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/figures/return-periods.ts';

export const returnPeriods: Translation<typeof english.returnPeriods> = {
  return1M: '1か月',
  return3M: '3か月',
  returnYTD: '年初来',
  return1Y: '1年',
  return3Y: '3年',
  return5Y: '5年',
  return10Y: '10年',
  returnSinceInception: '設定来',
};
