import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** The built manifest, or a refusal that says how to make one. */
export function readManifest(dist: string): Manifest {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npx vite build" in packages/web first`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/**
 * Bytes of JavaScript and CSS, compressed as the server sends them (brotli), that a browser fetches before a screen can be used: the entry and the given
 * source modules, with everything they import at once.
 */
export function firstLoadBytes(dist: string, modules: string[]): number {
  const manifest = readManifest(dist);
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} has no chunk of its own in the build`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of ['index.html', ...modules]) visit(name);
  return [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
}
