import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-events.ts';

export const eventKindNames: Translation<typeof english.eventKindNames> = {
  launch: '公表開始',
  review: '定期見直し',
  'rule-change': '算出方法の変更',
  correction: '指数値の訂正',
  end: '算出終了',
  crisis: '市場の危機',
};

export const indexEventMessages: Translation<typeof english.indexEventMessages> = {
  changes: (additions, deletions) => `定期見直し：追加${additions}、除外${deletions}`,
  backTested: (review) => `${review}（バックテスト）`,
  ruleChange: (title) => `算出方法の変更：${title}`,
  corrected: (reason) => `指数値の訂正：${reason}`,
};
