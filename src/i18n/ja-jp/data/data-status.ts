import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/data-status.ts';

export const dataStatusMessages: Translation<typeof english.dataStatusMessages> = {
  title: 'データの公表状況',
  lead: '現在表示しているデータのリリース、最新の指数値の日付、これまでの訂正をまとめています。',
  release: 'リリース',
  label: '名称',
  published: '公表日時',
  indexes: '指数の数',
  indexesContinued: '算出中で指数値のある指数',
  levels: '指数値',
  levelsNote:
    '算出中の指数の最新値の日付と、次の値の公表期限です。公表の遅れは、お使いの端末の時計で判定しています。',
  levelsNoteWithoutCalendar:
    '算出中の指数の最新値の日付です。次の値の公表期限は公表されていません。',
  levelsCaption: '最新値と次の値の日付（算出頻度別）',
  frequency: '算出頻度',
  lastLevel: '最新値の日付',
  nextLevel: '次の値の日付',
  due: '公表期限',
  late: '遅れています',
  noLevels: '指数値はまだ公表されていません。',
  allLevels: (count) => `すべてのグループ（全${count}件、JSON）`,
  corrections: '最近の訂正',
  allCorrections: (count) => `訂正の一覧（全${count}件）`,
  releases: 'リリース',
  releasesNote: (release, day) =>
    `各リリースから、当時のサイトを表示できます。ページ、ファイル、APIは、アドレスにリリース番号か日付を指定すると（asof=${release}、asof=${day}など）、その時点の内容を示します。`,
  releasesCaption: 'データのリリース（新しい順）',
  rules: '指標の計算規則',
  rulesNote:
    '指数値から各種指標を算出する方法は、算出方法のページに記載しています。過去のリリースを表示する場合は、当時の指数値に現行の計算規則を適用します。',
  rulesCaption: '指標の計算規則（新しい順）',
  rule: '版',
  since: '適用開始日',
  change: '変更内容',
  state: '状態',
  shown: '表示中',
  withdrawn: '取り下げ',
  withdrawnFor: (release: string, reason: string) => `リリース${release}により取り下げ：${reason}`,
  pruned: (day) => `内容の保存期間は${day}に終了`,
  earlier: '過去のリリース',
  allReleases: (count) => `リリースの一覧（全${count}件、JSON）`,
};

export const rulesChanges: Translation<typeof english.rulesChanges> = {
  1: '最初の計算規則です。',
  2: '最新の指数値が指数のカレンダーで月末にあたる場合、期間は月末から月末までとします。期間の起点となる指数値は、初日より10日以内（週次の指数は1週間以内）のものに限ります。設定来の年数は、満年数とその後の日数です。ベンチマークは指数の月末から3日以内の値を用います。算出できない指標は「—」とし、理由を示します。',
  3: '月初来、四半期初来、6か月、累積リターン、公表開始来、月次ボラティリティ、ソルティノレシオ、回復までの日数、最良月と最悪月、超過リターン、情報レシオ、決定係数、アップキャプチャーとダウンキャプチャーを追加しました。月を単位とする期間は、すべての月の値がそろう場合にのみ算出します。',
  4: '月を単位とする期間は、終了した直近の月までとします。その月の月末近くに指数値がなければ、算出しません（従来は、断りなくそれより前の月までとしていました）。比較対象が遅れている場合に限り、1か月前までとします。',
  5: '一覧と全指数のファイルの暦年は、どの指数も、直近までの10年とします（従来は、算出を終えた指数だけに値があり、ほかの指数は空欄となる、それより前の年も含んでいました）。',
};
