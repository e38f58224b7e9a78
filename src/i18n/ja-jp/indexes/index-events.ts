import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-events.ts';

export const indexEventMessages: Translation<typeof english.indexEventMessages> = {
  launch: '公表開始',
  review: '定期見直し',
  changes: (additions, deletions) => `定期見直し：追加${additions}、除外${deletions}`,
  backTested: (review) => `${review}（バックテスト）`,
  ruleChange: (title) => `算出方法の変更：${title}`,
  correction: (reason) => (reason === null ? '指数値の訂正' : `指数値の訂正：${reason}`),
  end: '算出終了',
};
