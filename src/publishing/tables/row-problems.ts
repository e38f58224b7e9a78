import type { Fault, Faults, LeftOutRow } from '../faults.ts';

/**
 * Faults of single rows of one file. As long as no more rows have one than the tolerance says, they are
 * left out of the release and accounted for; one row more, and all of them are faults that stop it.
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
