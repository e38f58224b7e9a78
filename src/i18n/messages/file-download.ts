import { defineMessages } from '../define-messages.ts';

/** A PDF that is downloaded, and how far it has come. */
export const fileDownloadMessages = defineMessages(
  {
    pdf: (size: string) => `PDF, ${size}`,
    download: (size: string) => `Download PDF (${size})`,
    downloading: 'Downloading…',
    downloadingShare: (perCent: string) => `Downloading… ${perCent}`,
    downloaded: 'Downloaded',
    downloadFailed: 'The download failed. Try again, or open the file:',
    openFile: 'open the PDF',
  },
  {
    pdf: (size) => `PDF（${size}）`,
    download: (size) => `PDFをダウンロード（${size}）`,
    downloading: 'ダウンロード中…',
    downloadingShare: (perCent) => `ダウンロード中… ${perCent}`,
    downloaded: 'ダウンロードしました',
    downloadFailed:
      'ダウンロードできませんでした。もう一度お試しいただくか、ファイルを開いてください：',
    openFile: 'PDFを開く',
  },
);
