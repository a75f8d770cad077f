import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatheredFiles } from './generate/gathered-files.ts';

/** Everything that is written from the names of files and from the contract, by its path in the repository. */
export const generatedFiles = async (): Promise<Record<string, string>> => ({
  ...gatheredFiles(),
  ...(await contractFiles()),
});

/** Only once the contract is gathered: what it was before may name files that are gone. */
async function contractFiles(): Promise<Record<string, string>> {
  const written = await import('./generate/contract-files.ts');
  return written.contractFiles();
}

function write(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) writeFileSync(join(import.meta.dirname, '..', path), content);
}

if (import.meta.main) {
  write(gatheredFiles());
  write(await contractFiles());
}
