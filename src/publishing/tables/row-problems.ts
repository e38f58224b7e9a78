import type { Fault, Faults, LeftOutRow } from '../faults.ts';

/**
 * Collects faults of rows. While no more rows have one than the tolerance permits, they are left out of the release and
 * counted; one row more, and all of them are faults that stop it.
 */
export function createRowProblems(
  tolerance: number,
  faults: Faults,
  leaveOut: (row: LeftOutRow) => void,
) {
  const tolerated: Fault[][] = [];
  let stops = false;
  return {
    add: (ofOneRow: Fault[]): void => {
      if (!stops && tolerated.length < tolerance) {
        tolerated.push(ofOneRow);
        return;
      }
      stops = true;
      for (const fault of [...tolerated.splice(0).flat(), ...ofOneRow]) faults.add(fault);
    },
    settle: (): void => {
      for (const [fault] of tolerated) {
        if (fault) leaveOut({ ...fault, reason: `expected ${fault.expected}` });
      }
    },
  };
}
