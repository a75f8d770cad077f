import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contract, LABEL_OBJEK } from '../../packages/contract/src/contract.generated.ts';
import { links } from '../../packages/contract/src/links.generated.ts';
import { listCalls } from '../../packages/contract/src/kit/list-calls.ts';
import { buildOpenapi } from '../../packages/contract/src/openapi.ts';
import { fileNameOf } from '../house/file-name-of.ts';
import { listFiles } from './find-by-name.ts';
import { gathering } from './gathered-files.ts';
import { wordsOfWeb } from './words-of-web.ts';

/** Pages of their own ask for these two groups; the application asks for all others. */
const { kuesionerPublik, kiosPublik, ...aplikasi } = contract;

/** Everything that is written from the contract, by its path in the repository. */
export function contractFiles(): Record<string, string> {
  return {
    'docs/openapi.json': `${JSON.stringify(buildOpenapi(contract, links), null, 1)}\n`,
    'packages/contract/data/missing-calls.txt': missingCalls(),
    'packages/contract/src/calls.generated.ts': callTable(aplikasi),
    // Whoever has no account is sent no table of what others may ask.
    'packages/contract/src/calls-publik.generated.ts': callTable({ kuesionerPublik }),
    'packages/contract/src/calls-kios.generated.ts': callTable({ kiosPublik }),
    // The words without the contract that they stand in: the browser needs no more of it.
    'packages/contract/src/log/label-objek.generated.ts': labels(),
    'packages/server/src/app/handlers.generated.ts': handlers(),
  };
}

const HEAD = '// Generated from the contract by scripts/generate.ts. Do not edit.\n';

/** The agreed calls that have no endpoint yet. */
function missingCalls(): string {
  const placeOf = (call: { method: string; path: string }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`;
  const built = new Set(listCalls(contract).map(({ endpoint }) => placeOf(endpoint)));
  const agreed = join(import.meta.dirname, '../../packages/contract/data/calls.json');
  const spec = JSON.parse(readFileSync(agreed, 'utf8')) as { method: string; path: string }[];
  return spec
    .map(placeOf)
    .filter((place) => !built.has(place))
    .map((place) => `${place}\n`)
    .join('');
}

/**
 * What the browser needs of each call, without the schemas, in few bytes: it comes with the first page. What most addresses
 * begin with is written `~` (base/api/build-request.ts), and calls that no screen makes are left out.
 */
function callTable(groups: Partial<typeof contract>): string {
  const words = wordsOfWeb();
  const table = Object.fromEntries(
    Object.entries(groups).map(([domain, calls]) => [
      domain,
      Object.fromEntries(
        listCalls({ [domain]: calls })
          .map(({ name, endpoint }) => ({ name: name.slice(domain.length + 1), endpoint }))
          .filter(({ name }) => words.has(name))
          .map(({ name, endpoint }) => [
            name,
            `${endpoint.method} ${endpoint.path.replace('/orgs/{organisasi_id}', '~')}${endpoint.idempotent ? ' idempotent' : ''}`,
          ]),
      ),
    ]),
  );
  return `${HEAD}export const CALLS = ${JSON.stringify(table, null, 2)} as const;\n`;
}

function labels(): string {
  const sorted = Object.fromEntries(Object.entries(LABEL_OBJEK).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${HEAD}export const LABEL_OBJEK: Readonly<Record<string, string>> = ${JSON.stringify(sorted, null, 2)};\n`;
}

/** Who answers each call and each link: the function of its name, in the file of its name. One that is not there yet does not compile. */
function handlers(): string {
  const byName = new Map(listFiles('server').map((file) => [basename(file), file]));
  const found = (group: object) =>
    Object.keys(group).flatMap((name) => {
      const file = byName.get(fileNameOf(name));
      return file ? [{ name, file }] : [];
    });
  const record = (groups: Record<string, object>) =>
    Object.entries(groups).flatMap(([name, group]) => [
      `  ${name}: {`,
      ...found(group).map((one) => `    ${one.name},`),
      '  },',
    ]);
  return gathering(
    'app',
    [
      { name: 'type Handlers', file: 'platform/http/pipeline/mount.ts' },
      { name: 'type LinkHandlers', file: 'platform/http/pipeline/link-verb.ts' },
      ...Object.values({ ...contract, ...links }).flatMap(found),
    ],
    [
      "type Contract = typeof import('@hadir/contract/contract.generated.ts').contract;",
      "type Links = typeof import('@hadir/contract/links.generated.ts').links;",
    ],
    [
      '/** Who answers each call; a missing one does not compile. */',
      'export const handlers = {',
      ...record(contract),
      '} satisfies { [Group in keyof Contract]: Handlers<Contract[Group]> };',
    ],
    [
      '/** Who answers what a link opens. */',
      'export const linkHandlers = {',
      ...record(links),
      '} satisfies { [Group in keyof Links]: LinkHandlers<Links[Group]> };',
    ],
  );
}
