/** Texts of a PDF download and its progress. */
export const fileDownloadMessages = {
  pdf: (size: string) => `PDF, ${size}`,
  download: (size: string) => `Download PDF (${size})`,
  downloading: 'Downloading…',
  downloadingShare: (perCent: string) => `Downloading… ${perCent}`,
  downloaded: 'Downloaded',
  downloadFailed: 'The download failed. Try again, or open the file:',
  openFile: 'open the PDF',
};
