import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../packages/contract/src/contract.ts';
import { links } from '../packages/contract/src/links.ts';
import { listCalls } from '../packages/contract/src/kit/list-calls.ts';
import { buildOpenapi } from '../packages/contract/src/openapi.ts';

const root = join(import.meta.dirname, '..');
/** Pages of their own ask for these two groups; the application asks for all others. */
const { kuesionerPublik, kiosPublik, ...aplikasi } = contract;

/** Everything that is written from the contract, by its path in the repository. */
export function generatedFiles(): Record<string, string> {
  return {
    'docs/openapi.json': `${JSON.stringify(buildOpenapi(contract, links), null, 1)}\n`,
    'packages/contract/data/missing-calls.txt': missingCalls(),
    'packages/contract/src/calls.generated.ts': callTable(aplikasi),
    // Whoever has no account is sent no table of what others may ask.
    'packages/contract/src/calls-publik.generated.ts': callTable({ kuesionerPublik }),
    'packages/contract/src/calls-kios.generated.ts': callTable({ kiosPublik }),
  };
}

/** The agreed calls that have no endpoint yet. */
function missingCalls(): string {
  const placeOf = (call: { method: string; path: string }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`;
  const built = new Set(listCalls(contract).map(({ endpoint }) => placeOf(endpoint)));
  const spec = JSON.parse(readFileSync(join(root, 'packages/contract/data/calls.json'), 'utf8')) as {
    method: string;
    path: string;
  }[];
  return spec
    .map(placeOf)
    .filter((place) => !built.has(place))
    .map((place) => `${place}\n`)
    .join('');
}

/** What the browser needs of each call, without the schemas, in few bytes: it comes with the first page. */
function callTable(groups: Partial<typeof contract>): string {
  const table = Object.fromEntries(
    Object.entries(groups).map(([domain, calls]) => [
      domain,
      Object.fromEntries(
        listCalls({ [domain]: calls }).map(({ name, endpoint }) => [
          name.slice(domain.length + 1),
          `${endpoint.method} ${endpoint.path}${endpoint.idempotent ? ' idempotent' : ''}`,
        ]),
      ),
    ]),
  );
  const head = '// Generated from the contract by scripts/generate.ts. Do not edit.\n';
  return `${head}export const CALLS = ${JSON.stringify(table, null, 2)} as const;\n`;
}

if (import.meta.main) {
  mkdirSync(join(root, 'docs'), { recursive: true });
  for (const [path, content] of Object.entries(generatedFiles())) writeFileSync(join(root, path), content);
}
