import { statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadFiles } from './first-load-files.ts';

/**
 * Bytes of JavaScript and CSS, compressed as the server sends them (brotli), that a browser fetches before a screen can be used: the entry and the given
 * source modules, with everything they import at once.
 */
export function firstLoadBytes(dist: string, modules: readonly string[]): number {
  return [...firstLoadFiles(dist, modules)].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
}
