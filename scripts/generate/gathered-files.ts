import { relative } from 'node:path';
import { findBeside, findByName, type Found } from './find-by-name.ts';

/** What gathers all domains, by its path in the repository: each part is found by its file's name (keputusan 0999). */
export function gatheredFiles(): Record<string, string> {
  const groups = findByName('.contract.ts');
  const labels = findBeside('contract', '.contract.ts', 'LABEL_OBJEK_');
  const links = findByName('.links.ts');
  const errors = findByName('-errors.ts');
  const jobs = findByName('-job.ts');
  const tasks = findByName('-task.ts');
  const salinan = findBeside('server', '.queries.ts', 'DATA_SAYA_');
  return {
    'packages/contract/src/contract.generated.ts': gathering(
      '.',
      [{ name: 'type Contract', file: 'kit/endpoint.ts' }, ...groups, ...labels],
      [
        '/** Every call of the product, by its group. */',
        'export const contract = {',
        ...listed(groups),
        '} satisfies Record<string, Contract>;',
      ],
      [
        '/** What is named by a number in an address, as people say it. */',
        'export const LABEL_OBJEK = {',
        ...spread(labels),
        '};',
      ],
    ),
    'packages/contract/src/links.generated.ts': gathering(
      '.',
      [{ name: 'type LinkContract', file: 'kit/link/link-endpoint.ts' }, ...links],
      [
        '/** Whatever is opened by a link alone, beside the calls of the contract. */',
        'export const links = {',
        ...listed(links),
        '} satisfies Record<string, LinkContract>;',
      ],
    ),
    'packages/contract/src/errors.generated.ts': gathering('.', errors, [
      '/** Every refusal that the server can answer with: its status and the sentence the user reads. */',
      'export const ERRORS = {',
      ...spread(errors),
      '} satisfies Record<string, { status: number; message: string }>;',
    ]),
    'packages/server/src/app/job-table.generated.ts': gathering(
      'app',
      [{ name: 'type Job', file: 'platform/jobs/job.ts' }, ...jobs],
      ['/** All work that can be asked for. */', 'export const JOBS: readonly Job<never>[] = [', ...listed(jobs), '];'],
    ),
    'packages/server/src/app/scheduled-tasks.generated.ts': gathering(
      'app',
      [{ name: 'type ScheduledTask', file: 'platform/jobs/scheduled-task.ts' }, ...tasks],
      [
        '/** All that the server does by the clock. */',
        'export const SCHEDULED_TASKS: readonly ScheduledTask[] = [',
        ...listed(tasks),
        '];',
      ],
    ),
    'packages/server/src/data-saya/salinan-tabel.generated.ts': gathering(
      'data-saya',
      [{ name: 'type SalinanTabel', file: 'platform/kit/bagian.ts' }, ...salinan],
      [
        '/** What each domain says of its tables that name a person. */',
        'export const SALINAN_TABEL: readonly SalinanTabel[] = [',
        ...listed(salinan),
        '];',
      ],
    ),
  };
}

/** A file in a folder of its package that imports constants and says something of all of them. */
export function gathering(folder: string, found: readonly Found[], ...said: (readonly string[])[]): string {
  const byFile = Map.groupBy(found, ({ file }) => file);
  const imports = [...byFile].map(([file, names]) => {
    const path = relative(folder, file);
    const isType = names.every(({ name }) => name.startsWith('type '));
    const named = names.map(({ name }) => (isType ? name.slice(5) : name)).join(', ');
    return `import ${isType ? 'type ' : ''}{ ${named} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  const head = '// Generated from the names of files by scripts/generate.ts. Do not edit.';
  return [[head, ...imports], ...said].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

const listed = (found: readonly Found[]) => found.map(({ name }) => `  ${name},`);
const spread = (found: readonly Found[]) => found.map(({ name }) => `  ...${name},`);
