/** What stands above every page of a preview. */
export const previewMessages = {
  previewOf: (draft: string) => `Preview of ${draft}: nothing here is public`,
};
