import { defineMessages } from '../define-messages.ts';

/** Texts of the contact and subscribe forms, around them and about what can go wrong. */
export const contactMessages = defineMessages(
  {
    contactTitle: 'Contact us',
    subscribeTitle: 'Subscribe',
    contactLead: 'Every field is required unless it is marked as optional.',
    subscribeLead:
      'News of our indexes by email. Every field is required unless it is marked as optional.',
    close: 'Close',
    loading: 'Loading',
    externalFormTitle: 'Contact Us',
    thanks: 'Thanks for submitting your information',
    optional: 'optional',
    choose: 'Please choose',
    send: 'Send',
    sending: 'Sending…',
    privacyPolicy: 'Privacy policy',
    leaveEmpty: 'Please leave this field empty',
    checkFields: (count: number, names: string) =>
      count === 1 ? `Please check one field: ${names}` : `Please check ${count} fields: ${names}`,
    listSeparator: ', ',
    knownVisitor: 'We kept your details from last time and filled them in for you.',
    showDetails: 'Show and change my details',
    tooMany: (minutes: number) =>
      minutes === 1
        ? 'Too many forms were sent from your network. Nothing you typed is lost: please send this one again in a minute.'
        : `Too many forms were sent from your network. Nothing you typed is lost: please send this one again in ${minutes} minutes.`,
    tooLarge: 'This is more text than we can take. Please shorten it and send it again.',
    notStored:
      'We could not store your details at the moment. Nothing you typed is lost: please send it again.',
    unreachable:
      'We could not be reached. Nothing you typed is lost: please check your connection and send it again.',
    sentBefore:
      'What you sent before has reached us. If you want us to have this changed form as well, send it once more.',
    refused:
      'We could not take this form. Nothing you typed is lost: please send it again, or write to one of the addresses at the foot of this page.',
    unitedStates: 'United States',
    usTerritories: 'US territories',
    usMilitary: 'US military',
    canada: 'Canada',
    australia: 'Australia',
  },
  {
    contactTitle: 'お問い合わせ',
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
    listSeparator: '、',
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
  },
);

/** What can be wrong with a field, by the keys of the contract (FV-10). */
export const fieldProblemMessages = defineMessages(
  {
    required: 'This field is required',
    emailFormat: 'A valid email address is required',
    choice: 'Please choose from the list',
    tooLong: 'This text is too long',
    characters: 'This text contains characters that cannot be stored',
    repeated: 'This field was sent more than once',
    leaveEmpty: 'Please leave this field empty',
  },
  {
    required: '必須項目です',
    emailFormat: '有効なメールアドレスを入力してください',
    choice: '一覧から選択してください',
    tooLong: '文字数が多すぎます',
    characters: '保存できない文字が含まれています',
    repeated: 'この項目は重複して送信されました',
    leaveEmpty: 'この欄には何も入力しないでください',
  },
);

/** Labels of the fields that are asked, by their names in the contract. */
export const fieldLabels = defineMessages(
  {
    emailAddress: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    country: 'Country',
    company: 'Company',
    title: 'Job title',
    firmtype: 'Firm type',
    firmType1: 'Organization category',
    stateProv: 'State or province',
    dropdownMenu: 'Product interest',
    functionRoleType1: 'Role category',
    sysop1: 'Would you like to receive email updates?',
    paragraphText: 'Tell us how we can help you',
    requesttype: 'Request type',
  },
  {
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
  },
);
