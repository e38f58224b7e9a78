import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/compare-forms.ts';

export const compareFormMessages: Translation<typeof english.compareFormMessages> = {
  field: '名称、ティッカー、ISINで追加',
  add: '追加',
  full: '比較できるのは10本までです。追加するには、いずれかを外してください。',
  baseIndex: '基準とする指数',
  from: '開始日',
  to: '終了日',
  show: '表示',
  wholeWindow: '共通する全期間',
};
