import { readManifest } from './read-manifest.ts';

/** The scripts and styles of the page and of the given source modules, with everything they import at once. */
export function firstLoadFiles(dist: string, modules: readonly string[]): Set<string> {
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
  return files;
}
