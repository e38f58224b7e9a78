import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that run for minutes: a worker that begins one last ends long after the other. */
const long = /tests\/e2e\/accessibility-/;

/** Where an earlier run has left no times behind, vitest begins with the largest files; these go before. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (long.test(moduleId) ? 0 : 1);
    // oxlint-disable-next-line unicorn/no-array-sort -- no array: the order that vitest would choose
    const usual = await super.sort(files);
    // Within their project: a worker serves one project after the other.
    const byProject = Map.groupBy(usual, ({ project }) => project);
    return Array.from(byProject.values(), (sorted) =>
      sorted.toSorted((one, other) => rank(one) - rank(other)),
    ).flat();
  }
}
