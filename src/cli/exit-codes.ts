/** The exit codes of all commands, for scripts; `plumbline --help` explains them. */
export const exitCodes = { done: 0, faults: 1, environment: 2, questions: 3 } as const;
