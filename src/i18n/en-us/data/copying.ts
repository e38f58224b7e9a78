/** Texts of a button that copies a text. */
export const copyMessages = {
  copy: 'Copy',
  copyOf: (name: string) => `Copy: ${name}`,
  copied: 'Copied',
  failed: 'Could not be copied',
};
