/** How a command ends, for scripts; `plumbline --help` says what each means. */
export const exitCodes = { done: 0, faults: 1, environment: 2, questions: 3 } as const;
