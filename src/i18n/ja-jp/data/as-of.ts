import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/as-of.ts';

export const asOfMessages: Translation<typeof english.asOfMessages> = {
  title: (date, release) => `${date}公表時点のデータ（リリース${release}）`,
  text: '指数値と構成銘柄は公表時点のもので、その後の訂正は反映されていません。',
  otherRules: (then, now) =>
    `各種指標は現行の計算規則（第${now}版）により算出しています。公表時の計算規則は第${then}版でした。`,
  rules: '変更点',
  label: 'このページが示すリリース',
  current: '現在のデータを表示',
  release: 'リリース',
  all: 'すべてのリリース',
  show: '表示',
  named: (release) => `リリース${release}`,
  option: (date, release, label) => [`${date}・${release}`, label].filter(Boolean).join('・'),
  replaced: (date, release, reason) =>
    `${date}にリリース${release}に置き換えられました。理由：${reason}`,
  range: (firstDay, day, release) =>
    `${firstDay}以降の任意の日の時点を表示できます。最新のリリース${release}は${day}に公表されました。`,
};

export const missingStateTitles: Translation<typeof english.missingStateTitles> = {
  beforeFirst: (day) => `${day}までに公表されたデータはありません`,
  noRelease: (release) => `${release}は表示できません`,
  withdrawn: (release) => `${release}は提供者により取り下げられました`,
  pruned: (dayOrRelease) => `${dayOrRelease}時点の内容は保存期間を過ぎています`,
  notInRelease: (dayOrRelease) => `${dayOrRelease}時点のこのページは表示できません`,
  preparing: (dayOrRelease) => `${dayOrRelease}時点のこのページを準備しています`,
  unreadable: (given) => `「${given}」は日付でもリリース番号でもありません`,
};

export const missingStateTexts: Translation<typeof english.missingStateTexts> = {
  beforeFirst: '最初のリリース以降の任意の日の時点を表示できます。',
  noRelease: 'この番号のリリースは公表されていません。',
  withdrawn: 'その内容は表示されません。',
  pruned:
    'リリースの内容は一定の年数だけ保存されます。公表済みの指数値の訂正は引き続き一覧で確認できます。',
  notInRelease: '当時公表されていなかったか、提供者が当時の内容を現在は公表していません。',
  preparing: '準備が整うと自動的に表示されます。このページは数秒ごとに再読み込みされます。',
  unreadable: '日付は2026-11-20のように、リリースは番号で指定してください。',
};
