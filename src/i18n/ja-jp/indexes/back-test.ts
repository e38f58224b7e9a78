import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/back-test.ts';

export const backTestMessages: Translation<typeof english.backTestMessages> = {
  includes: 'バックテストの指数値を含む',
  including: (change) => `${change}（バックテストの指数値を含む）`,
  note: '†は、公表開始日より前のバックテストによる仮定の指数値を含みます。',
  unknownLevels:
    '公表開始日が公表されていないため、どの指数値がバックテストによるものかは不明です。',
  unknownOfSome:
    '公表開始日が公表されていない指数では、どの数値がバックテストの指数値を含むかは不明です。',
  unknownFigures:
    '公表開始日が公表されていないため、どの数値がバックテストの指数値を含むかは不明です。',
};
