/** A text that a button copies. */
export const copyMessages = {
  copy: 'Copy',
  copyOf: (name: string) => `Copy: ${name}`,
  copied: 'Copied',
  failed: 'Could not be copied',
};
