import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/contact.ts';

export const contactMessages: Translation<typeof english.contactMessages> = {
  contactTitle: 'お問い合わせ',
  aboutIndex: (name, fundId) => `${name}（${fundId}）について：\n`,
  subscribeTitle: 'ニュース配信の登録',
  contactLead: '「任意」と記された項目以外はすべて必須です。',
  subscribeLead:
    '指数に関するニュースをメールでお届けします。「任意」と記された項目以外はすべて必須です。',
  close: '閉じる',
  loading: '読み込み中',
  externalFormTitle: 'お問い合わせ',
  thanks: '情報をお送りいただきありがとうございます',
  optional: '任意',
  choose: '選択してください',
  send: '送信',
  sending: '送信中…',
  privacyPolicy: 'プライバシーポリシー',
  leaveEmpty: 'この欄には何も入力しないでください',
  checkFields: (count, names) => `次の${count}項目をご確認ください：${names}`,
  knownVisitor: '前回ご入力いただいた内容を引き継いで入力しました。',
  showDetails: '入力内容を表示して変更する',
  tooMany: (minutes) =>
    `お使いのネットワークからの送信が多すぎます。入力内容は失われていません。${minutes}分後にもう一度送信してください。`,
  tooLarge: '文章が長すぎて受け付けられません。短くしてもう一度送信してください。',
  notStored:
    '現在、送信内容を保存できません。入力内容は失われていません。もう一度送信してください。',
  unreachable:
    'サーバーに接続できません。入力内容は失われていません。接続をご確認のうえ、もう一度送信してください。',
  sentBefore:
    '前回送信された内容はすでに届いています。変更後の内容もお送りになる場合は、もう一度送信してください。',
  refused:
    'この内容は受け付けられませんでした。入力内容は失われていません。もう一度送信するか、ページ下部の連絡先までご連絡ください。',
  unitedStates: '米国',
  usTerritories: '米国領',
  usMilitary: '米軍',
  canada: 'カナダ',
  australia: 'オーストラリア',
};

export const fieldProblemMessages: Translation<typeof english.fieldProblemMessages> = {
  required: '必須項目です',
  emailFormat: '有効なメールアドレスを入力してください',
  choice: '一覧から選択してください',
  tooLong: '文字数が多すぎます',
  characters: '保存できない文字が含まれています',
  repeated: 'この項目は重複して送信されました',
  leaveEmpty: 'この欄には何も入力しないでください',
};

export const fieldLabels: Translation<typeof english.fieldLabels> = {
  emailAddress: 'メールアドレス',
  firstName: '名',
  lastName: '姓',
  country: '国・地域',
  company: '会社名',
  title: '役職',
  firmtype: '会社の種類',
  firmType1: '組織の区分',
  stateProv: '州・準州',
  dropdownMenu: '関心のある商品',
  functionRoleType1: '職務の区分',
  sysop1: 'メールで最新情報を受け取りますか',
  paragraphText: 'ご用件をお聞かせください',
  requesttype: 'お問い合わせの種類',
};
