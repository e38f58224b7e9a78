import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/reviews.ts';

export const reviewMessages: Translation<typeof english.reviewMessages> = {
  title: '定期見直しの履歴',
  caption: '公表されている構成銘柄一覧（新しい順）。それぞれ一つ前の一覧と比較しています',
  date: 'データ基準日',
  constituents: '銘柄数',
  additions: '追加',
  deletions: '除外',
  turnover: '回転率',
  currentList: '最新',
  backTested: 'バックテスト',
  added: (count, date) => `${date}からの追加（${count}）`,
  deleted: (count, date) => `${date}からの除外（${count}）`,
  nobodyAdded: (date) => `${date}からの追加はありません`,
  nobodyDeleted: (date) => `${date}からの除外はありません`,
  showList: (date) => `${date}現在の構成銘柄を表示`,
  all: (count) => `全${count}件の一覧（JSON）`,
  note:
    '回転率は、一覧と一つ前の一覧で公表されたウエイトの差の絶対値を合計し、2で割ったもの（片道）です。' +
    'その間の価格変動は調整していないため、値動きによるウエイトの変化も含みます。',
  noteCut: '一覧の一部のみが公表されているため、追加、除外、回転率は表示していません。',
  changesFailed: '変更内容を読み込めませんでした。',
  loading: '読み込み中…',
  earlierTitle: (date) => `${date}現在の構成銘柄（最新の一覧ではありません）`,
  earlierText: 'このページのほかの項目は、この日付のものではありません。',
  earlierBackTested: (date) =>
    `この一覧は指数の公表開始日（${date}）より前の日付のもので、仮定に基づくものです。`,
  showCurrent: (date) => (date === null ? '最新の一覧を表示' : `最新の一覧（${date}現在）を表示`),
  missingTitle: (date) => `${date}現在の構成銘柄は公表されていません`,
  missingText: '一覧が公表されている日付は、指数のページに掲載しています。',
  unreadableTitle: (given) => `「${given}」は日付ではありません`,
  unreadableText: '見直しの日付は2026-09-18のように指定してください。',
  toReviews: '最新の一覧と見直しの履歴を表示',
};
