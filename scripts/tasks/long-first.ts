import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long for its few lines: without times of its own to go by, the sequencer takes the largest files first. */
const LONG = [
  /^e2e\/semua-layar\./,
  /\/gallery\.test/,
  /\/app\/serangan-/,
  /\/konformitas\.test/,
  /\/run-proses\.test/,
];

/** Begins with what takes longest of each project, so that at the end nobody waits for one file. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((all) => all.toSorted((a, b) => rank(a) - rank(b)));
  }
}

const rank = ({ project, moduleId }: TestSpecification) => {
  const path = moduleId.slice(project.vitest.config.root.length + 1);
  return LONG.some((one) => one.test(path)) ? 0 : 1;
};
