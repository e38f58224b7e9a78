import { expect, test } from 'vitest';
import { languages } from '#src/domain/language.ts';
import { downloadMessages } from './download-messages.ts';
import { columnMessages } from './messages/lists/screener-columns.ts';

test('the name of a link to a file begins with the format that it shows, in every language', () => {
  for (const language of languages) {
    const { downloadAs, download } = downloadMessages(language);
    for (const format of ['CSV', 'XLSX', 'JSON', 'Parquet']) {
      expect(downloadAs(download.levels, format).startsWith(format)).toBe(true);
      expect(columnMessages(language).downloadAs(format).startsWith(format)).toBe(true);
    }
  }
});
