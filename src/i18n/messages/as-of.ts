import { defineMessages } from '../define-messages.ts';

/** An index page as of an earlier release, and the way there. */
export const asOfMessages = defineMessages(
  {
    title: (date: string, release: string) => `As published on ${date} (release ${release})`,
    text: 'Levels, figures and constituents stand as they were published then; later corrections are not in them.',
    current: 'Show the current data',
    day: 'As published by',
    show: 'Show',
    release: (release: string) => `release ${release}`,
    replaced: (date: string, release: string, reason: string) =>
      `Release ${release} took its place on ${date}. Reason given: ${reason}`,
    range: (firstDay: string, day: string, release: string) =>
      `The first release was published on ${firstDay}, the newest (release ${release}) on ${day}.`,
  },
  {
    title: (date, release) => `${date}公表時点のデータ（リリース${release}）`,
    text: '指数値、各種指標、構成銘柄は公表時点のもので、その後の訂正は反映されていません。',
    current: '現在のデータを表示',
    day: '公表時点',
    show: '表示',
    release: (release) => `リリース${release}`,
    replaced: (date, release, reason) =>
      `${date}にリリース${release}に置き換えられました。理由：${reason}`,
    range: (firstDay, day, release) =>
      `最初のリリースは${firstDay}、最新のリリース${release}は${day}に公表されました。`,
  },
);

/** That an index is not shown as of what is asked, by the reason. */
export const missingStateTitles = defineMessages(
  {
    beforeFirst: (day: string) => `Nothing was published by ${day}`,
    noRelease: (release: string) => `There is no ${release} to show`,
    withdrawn: (release: string) => `The provider took ${release} back`,
    notInRelease: (dayOrRelease: string) => `This index cannot be shown as of ${dayOrRelease}`,
    unreadable: (given: string) => `“${given}” is neither a day nor a release`,
  },
  {
    beforeFirst: (day) => `${day}までに公表されたデータはありません`,
    noRelease: (release) => `${release}は表示できません`,
    withdrawn: (release) => `${release}は提供者により取り下げられました`,
    notInRelease: (dayOrRelease) => `${dayOrRelease}時点のこの指数は表示できません`,
    unreadable: (given) => `「${given}」は日付でもリリース番号でもありません`,
  },
);

/** Why that is so. */
export const missingStateTexts = defineMessages(
  {
    beforeFirst: 'An index can be shown as of any day since the first release.',
    noRelease: 'No release of that number was published.',
    withdrawn: 'What it contained is not shown any more.',
    notInRelease:
      'It was not published then, or the provider no longer shows what was published then.',
    unreadable: 'A day is written as in 2026-11-20, a release is a number.',
  },
  {
    beforeFirst: '指数は、最初のリリース以降の任意の日の時点で表示できます。',
    noRelease: 'この番号のリリースは公表されていません。',
    withdrawn: 'その内容は表示されません。',
    notInRelease:
      '当時この指数が公表されていなかったか、提供者が当時の内容を現在は公表していません。',
    unreadable: '日付は2026-11-20のように、リリースは番号で指定してください。',
  },
);
