import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Source = { file: string; code: string };
type Citation = { file: string; tujuan: string };

/** Whatever a reader may follow a citation from, but for what is built, generated or installed. */
const FOLDERS = ['packages', 'scripts', 'bench', 'e2e', 'docs'];
const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
/** Released, and a released migration is never edited. */
const TETAP = new Set(['packages/server/migrations/0210_hari_bebas_tanpa_status.sql']);
const BUILT = /(^|\/)(node_modules|dist)\/|\.generated\./;
/** Documents that are not in the repository. */
const ABSENT = /(?:domain|product)\.md|product documen[t]|domain [§]|dokumen produ[k]|\bnaska[h]\b/gi;

export function readCiting(root: string): Source[] {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,css,md,sql}`, { cwd: root }));
  return [...files, ...PAGES]
    .filter((file) => !BUILT.test(file) && !TETAP.has(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
}

/** As GitHub makes a heading's address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Every rule of docs/aturan, as it is cited: 'aturan/cuti#saldo'. */
export const listAnchors = (root: string): string[] =>
  globSync('docs/aturan/*.md', { cwd: root }).flatMap((file) => {
    const page = /([\w-]+)\.md$/.exec(file)?.[1] ?? '';
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => `aturan/${page}#${anchorOf(heading)}`);
  });

export const listCitations = (sources: readonly Source[]): Citation[] =>
  sources.flatMap(({ file, code }) =>
    [...code.matchAll(/aturan\/[\w-]+(?:#[\w-]+)?(?![\w./-])/g)].map(([tujuan]) => ({ file, tujuan })),
  );

/** Citations that lead nowhere: of a rule or a decision that is not there, or of a document that is not here. */
export function listBrokenCitations(root: string): string[] {
  const sources = readCiting(root);
  const anchors = new Set(listAnchors(root));
  const decisions = new Set(
    globSync('docs/decisions/*.md', { cwd: root }).map((file) => file.split('/')[2]?.slice(0, 4)),
  );
  const rules = listCitations(sources).filter(({ tujuan }) => !anchors.has(tujuan));
  const others = sources.flatMap(({ file, code }) => [
    ...[...code.matchAll(/\b(?:keputusan|decision) (\d{4})\b/gi)]
      .filter(([, number]) => !decisions.has(number))
      .map(([tujuan]) => ({ file, tujuan })),
    ...[...code.matchAll(ABSENT)].map(([tujuan]) => ({ file, tujuan })),
  ]);
  return [...rules, ...others].map(({ file, tujuan }) => `${file}: ${tujuan}`);
}

/** Rules that are believed and kept nowhere: only pages of rules name them. */
export function listRulesUncited(root: string): string[] {
  const cited = new Set(
    listCitations(readCiting(root).filter(({ file }) => !file.startsWith('docs/'))).map(({ tujuan }) => tujuan),
  );
  return listAnchors(root).filter((anchor) => !cited.has(anchor));
}
