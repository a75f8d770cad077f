import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuilt } from './read-built.ts';

/** The built page of an address: those that the built `halaman.json` names have their own, all others the application's. */
export async function readPages(webDir: string): Promise<(url: string) => Buffer> {
  const named = await readBuilt(webDir, 'halaman.json');
  const application = await readFile(join(webDir, 'index.html'));
  const own = new Map<string, Buffer>();
  for (const [file, addresses] of Object.entries(named)) {
    const page = await readFile(join(webDir, file));
    for (const address of addresses) own.set(address, page);
  }
  return (url) => own.get(url.split('?')[0] ?? '') ?? application;
}
