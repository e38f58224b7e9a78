import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/api-reference.ts';

/** Names of the topics by their names in addresses; English shows the API's own words. */
const topics: Readonly<Record<string, string>> = {
  search: '検索',
  screener: '指数一覧',
  index: '指数',
  'market-data': '相場情報',
  products: '投資商品',
  documents: '資料',
  insights: 'インサイト',
  site: 'サイト',
};

/** How calls of the API identify an index, by the name of the parameter. */
const meanings: Readonly<Record<string, string>> = {
  fundId: '指数。ページのアドレス、ファイル、応答で使用します',
  indexId: 'fundIdと同じ',
  portfolioId: 'fundIdと同じ。構成銘柄や関連情報の呼び出しで使用します',
  portfolioKey: 'fundIdと同じ。サステナビリティの呼び出しで使用します',
  secId: '指数値の系列。相場情報で使用します',
  performanceId: 'リターンの種類',
};

export const apiReferenceMessages: Translation<typeof english.apiReferenceMessages> = {
  title: 'データAPI',
  lead: '本サイトのすべての数値を、HTTPとJSONで取得できます。利用登録は不要です。',
  inEnglish: '呼び出し、パラメーター、項目の説明は英語です。',
  about: () =>
    'インデックス提供会社のオープンデータです。回答は、どのリリースから読み出したかをヘッダーPlumbline-Releaseで示します。同じリリースの間、回答は変わりません。ただし、時刻で決まる値（/index-detailsのisLate）と、外部のサービスが返す内容（/navigation/top-hat）は除きます。トークンと相場情報は取得した時点のもので、どのリリースにも属しません。',
  topicName: (topic, title) => topics[topic] ?? title,
  topicTitle: (topic) => `データAPI：${topic}`,
  topics: '分野',
  overview: '概要',
  callsOf: (topic) => `呼び出し：${topic}`,
  howTo: '使い方',
  base: 'アドレス',
  rules:
    '呼び出しはすべて、このアドレスに続くパスへのGETです。波括弧で囲んだ名前はパラメーターを表します。複数の値は、同じパラメーターを繰り返して指定します。空のパラメーターは指定なしとみなします。未知のパラメーターには400を返しますが、広告の計測用パラメーター（utm_source、gclidなど）は無視します。',
  errors:
    'エラーはRFC 9457の形式で返します。titleに内容を一文で示し、parametersに該当するパラメーターを挙げます。',
  identifiers: '指数の識別子',
  identifiersLead:
    '指数には、変わることのない3つの識別子があります。fundIdは指数、secIdは指数値の系列、performanceIdはリターンの種類を表します。パラメーターの名前は6つあり、どの名前でも3つの識別子すべてを指定できます。',
  identifierTable: '指数の識別子を表すパラメーター',
  name: '名前',
  meaning: '意味',
  takenBy: (calls) => `使用する呼び出し：${calls}`,
  identifierMeaning: (name) => meanings[name] ?? name,
  deprecations: '非推奨の項目',
  deprecationPolicy:
    '項目とパラメーターは随時追加されます。置き換えられたものは非推奨となりますが、その後も少なくとも12か月間は使用でき、OpenAPI文書と以下の表に示します。非推奨の名前を使用した呼び出しの応答には、非推奨となった日を示すDeprecationヘッダー（RFC 9745）と、廃止される可能性のある日を示すSunsetヘッダー（RFC 8594）が付きます。廃止後は400を返すか、応答に含まれなくなります。',
  deprecationTable: '非推奨の名前',
  was: '非推奨',
  instead: '代わりに使用するもの',
  since: '非推奨となった日',
  until: '使用できる期限（最短）',
  document: (version) => `プログラム用：OpenAPI ${version}`,
  dataFiles: '全データのファイル',
  language: 'コード例',
  parameters: 'パラメーター',
  required: '必須',
  byDefault: (value) => `既定値 ${value}`,
  answer: '応答',
  file: 'ファイル。指数会社が許可していない場合は403',
  stream: 'levelという名前のServer-Sent Eventsとして送信',
  bearer: 'ベアラートークンが必要です。',
  bearerAndRealTime: 'ベアラートークンとリアルタイムトークンが必要です。',
  tokens: (header) =>
    `トークンは無料で、有効期間は短時間です。ベアラートークンはAuthorizationに、リアルタイムトークンは${header}に指定します。応答は保存されません。`,
  tryIt: '応答を開く',
  tryOf: (path) => `応答を開く：${path}`,
  schemas: '応答の構成',
  search: '呼び出しを検索',
  find: '検索',
  foundCalls: (_count, shown, words) => `「${words}」を含む呼び出しは${shown}件です。`,
  noCalls: (words) => `「${words}」を含む呼び出しはありません。`,
  allCalls: 'すべての呼び出し',
  example: '応答の例（短縮）',
  exampleOf: (path) => `応答の例（短縮）：${path}`,
  more: (count) => `ほか${count}件`,
  loading: '読み込み中…',
  notLoaded: '応答を読み込めませんでした。上のリンクから開けます。',
};
