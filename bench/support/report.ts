/** What a bench must reach: `missedBy` is how often worse a figure may be before the bench fails. */
export type Goal = {
  name: string;
  value: number;
  atMost?: number;
  atLeast?: number;
  missedBy: number;
};

/** Exit code of a bench that cannot run here; `npm run bench` names it at its end. */
export const skippedCode = 77;

export function skip(reason: string): void {
  console.log(`Skipped: ${reason}.`);
  process.exitCode = skippedCode;
}

/**
 * Prints the table and the goals, and as the last line all of it as one JSON object. Sets a non-zero exit
 * code when a goal is missed by more than its factor.
 */
export function report(bench: string, rows: Record<string, unknown>[], goals: Goal[]): void {
  console.table(rows.map(rounded));
  const judged = goals.map((goal) => ({ ...goal, reached: within(goal, 1) }));
  for (const goal of judged) {
    const limit = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
    const verdict = goal.reached ? 'reached' : 'MISSED';
    console.log(
      `${verdict}: ${goal.name} ${round(goal.value)}, goal ${limit}, fails beyond a factor of ${goal.missedBy}`,
    );
  }
  if (goals.some((goal) => !within(goal, goal.missedBy))) process.exitCode = 1;
  console.log(JSON.stringify({ bench, rows: rows.map(rounded), goals: judged.map(rounded) }));
}

function within({ value, atMost = Infinity, atLeast = -Infinity }: Goal, factor: number): boolean {
  return value <= atMost * factor && value >= atLeast / factor;
}

function rounded(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'number' ? round(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
