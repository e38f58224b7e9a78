/** What the address of a document says beside which it is: the version shown, and that which it is compared with. */
export const documentPageParameters = ['version', 'since'] as const;
