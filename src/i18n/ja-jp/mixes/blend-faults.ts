import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/blend-faults.ts';

export const partsFaults: Translation<typeof english.partsFaults> = {
  'one-part': '2本以上の指数が必要です。',
  'too-many': '組み合わせられるのは10本までです。',
  twice: '同じ指数が2回指定されています。',
  'not-100': '比率の合計が100になっていません。',
  unreadable: 'それぞれに指数と、0より大きい比率（小数点以下2桁まで）を指定してください。',
  unknown: '見つからない指数があります。',
};
