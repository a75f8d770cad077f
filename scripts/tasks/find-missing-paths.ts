import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const DOCUMENTS = ['*.md', 'docs/**/*.md', 'packages/*/*.md'];
/** `packages/server/src/db/open-db.ts`: a path from the root, as documents quote it; those with a placeholder are not meant. */
const QUOTED = /`((?:packages|scripts|docs|bench|e2e|\.ci)\/[^`\s*{<…]*)`/g;
const LINKED = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** Every path that a document names and that is not there, as `document: path`. */
export function findMissingPaths(): string[] {
  return globSync(DOCUMENTS).flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const quoted = [...text.matchAll(QUOTED)].map(([, path = '']) => path);
    const linked = [...text.matchAll(LINKED)].map(([, path = '']) => normalize(join(dirname(document), path)));
    return [...quoted, ...linked].filter((path) => !existsSync(path)).map((path) => `${document}: ${path}`);
  });
}
