import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };

/** The built manifest, or a refusal that says how to make one. */
export function readManifest(dist: string): Record<string, Chunk> {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npx vite build" in packages/web first`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
}
