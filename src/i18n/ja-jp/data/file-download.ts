import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/file-download.ts';

export const fileDownloadMessages: Translation<typeof english.fileDownloadMessages> = {
  pdf: (size) => `PDF（${size}）`,
  download: (size) => `PDFをダウンロード（${size}）`,
  downloading: 'ダウンロード中…',
  downloadingShare: (perCent) => `ダウンロード中… ${perCent}`,
  downloaded: 'ダウンロードしました',
  downloadFailed:
    'ダウンロードできませんでした。もう一度お試しいただくか、ファイルを開いてください：',
  openFile: 'PDFを開く',
};
