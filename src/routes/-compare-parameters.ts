/** What the address of a comparison says. */
export const compareParameters = ['ids', 'add', 'base', 'from', 'to'] as const;
