import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/selection.ts';

export const selectionMessages: Translation<typeof english.selectionMessages> = {
  title: '選択した指数',
  select: (index) => `${index}を選択`,
  count: (selected, most) => `${selected}件を選択中（最大${most}件）`,
  remove: (index) => `${index}を選択から外す`,
  oneMore: '比較するには、もう1件選択してください。',
  compare: '比較する',
  compareTicked: '選択した指数を比較',
  copyAddress: '比較ページのアドレスをコピー',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした',
  levels: '指数値（CSV）',
  clear: '選択を解除',
};
