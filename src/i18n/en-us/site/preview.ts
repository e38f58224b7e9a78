/** The banner above every page of a preview. */
export const previewMessages = {
  changed: 'Changed',
  previewOf: (draft: string) => `Preview of ${draft}: nothing here is public. What changes`,
};
