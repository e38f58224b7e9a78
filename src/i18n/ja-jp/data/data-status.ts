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
  releasesNote:
    '各リリースから、当時のサイトを表示できます。ページ、ファイル、APIは、アドレスにリリース番号か日付を指定すると（asof=12、asof=2026-11-20など）、その時点の内容を示します。',
  releasesCaption: 'データのリリース（新しい順）',
  state: '状態',
  shown: '表示中',
  withdrawn: '取り下げ',
  withdrawnFor: (release: string, reason: string) => `リリース${release}により取り下げ：${reason}`,
  earlier: '過去のリリース',
  allReleases: (count) => `リリースの一覧（全${count}件、JSON）`,
};
