import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/questions.ts';

export const questionMessages: Translation<typeof english.questionMessages> = {
  read: '入力された質問を上の絞り込み条件として読み取りました。条件は一つずつ外せます。',
  lowestFirst: (figure) => `並べ替え：${figure}の低い順`,
  highestFirst: (figure) => `並べ替え：${figure}の高い順`,
  unsorted: '（解除）',
  left: (words) => `読み取れなかった「${words}」は語句として検索しています。`,
  asWords: 'すべてを語句として検索する',
};
