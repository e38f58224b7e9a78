import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/citation.ts';

export const citationMessages: Translation<typeof english.citationMessages> = {
  title: '引用表記',
  index: (publisher, year, name, facts) => `${publisher}（${year}年）「${name}」［${facts}］。`,
  fundId: (id) => `指数ID ${id}`,
  data: (lastDay, release, published) =>
    `指数値は${lastDay}まで、リリース${release}（${published}公表）。`,
  formats: 'コピー用（BibTeX・RIS・CSL-JSON形式も）',
  note: 'このアドレスは、新しいリリースの公表後も、このリリースの内容を表示し続けます。',
};
