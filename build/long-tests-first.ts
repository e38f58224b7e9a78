import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that run for minutes. If a worker started one last, the other worker would be idle until it ends. */
const long = /tests\/(?:e2e\/(?:long\/)?accessibility-|pages\/long\/crawl|publishing\/year)/;

/** Runs the long tests first. Without times of an earlier run, vitest would begin with the largest files. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (long.test(moduleId) ? 0 : 1);
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the sequencer's method, not an array's
    const usual = await super.sort(files);
    // Files are sorted within their project, because a worker runs one project after the other.
    const byProject = Map.groupBy(usual, ({ project }) => project);
    return Array.from(byProject.values(), (sorted) =>
      sorted.toSorted((one, other) => rank(one) - rank(other)),
    ).flat();
  }
}
