import { defineMessages } from '../define-messages.ts';

/** A page as of a release, and the way there. */
export const asOfMessages = defineMessages(
  {
    title: (date: string, release: string) => `As published on ${date} (release ${release})`,
    text: 'Levels, figures and constituents stand as they were published then; later corrections are not in them.',
    label: 'Release that this page shows',
    current: 'Show the current data',
    release: 'As of release',
    all: 'All releases',
    show: 'Show',
    named: (release: string) => `release ${release}`,
    option: (date: string, release: string, label: string) =>
      [`${date} · ${release}`, label].filter(Boolean).join(' · '),
    replaced: (date: string, release: string, reason: string) =>
      `Release ${release} took its place on ${date}. Reason given: ${reason}`,
    range: (firstDay: string, day: string, release: string) =>
      `The first release was published on ${firstDay}, the newest (release ${release}) on ${day}.`,
  },
  {
    title: (date, release) => `${date}公表時点のデータ（リリース${release}）`,
    text: '指数値、各種指標、構成銘柄は公表時点のもので、その後の訂正は反映されていません。',
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
      `最初のリリースは${firstDay}、最新のリリース${release}は${day}に公表されました。`,
  },
);

/** That a page is not shown as of what is asked, by the reason. */
export const missingStateTitles = defineMessages(
  {
    beforeFirst: (day: string) => `Nothing was published by ${day}`,
    noRelease: (release: string) => `There is no ${release} to show`,
    withdrawn: (release: string) => `The provider took ${release} back`,
    notInRelease: (dayOrRelease: string) => `This page cannot be shown as of ${dayOrRelease}`,
    unreadable: (given: string) => `“${given}” is neither a day nor a release`,
  },
  {
    beforeFirst: (day) => `${day}までに公表されたデータはありません`,
    noRelease: (release) => `${release}は表示できません`,
    withdrawn: (release) => `${release}は提供者により取り下げられました`,
    notInRelease: (dayOrRelease) => `${dayOrRelease}時点のこのページは表示できません`,
    unreadable: (given) => `「${given}」は日付でもリリース番号でもありません`,
  },
);

/** Why that is so. */
export const missingStateTexts = defineMessages(
  {
    beforeFirst: 'A page can be shown as of any day since the first release.',
    noRelease: 'No release of that number was published.',
    withdrawn: 'What it contained is not shown any more.',
    notInRelease:
      'What it shows was not published then, or the provider no longer shows what was published then.',
    unreadable: 'A day is written as in 2026-11-20, a release is a number.',
  },
  {
    beforeFirst: '最初のリリース以降の任意の日の時点を表示できます。',
    noRelease: 'この番号のリリースは公表されていません。',
    withdrawn: 'その内容は表示されません。',
    notInRelease: '当時公表されていなかったか、提供者が当時の内容を現在は公表していません。',
    unreadable: '日付は2026-11-20のように、リリースは番号で指定してください。',
  },
);
