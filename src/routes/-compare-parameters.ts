/** The parameters of a comparison's address. */
export const compareParameters = ['ids', 'add', 'base', 'from', 'to'] as const;
