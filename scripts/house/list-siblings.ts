/** Folders beside each other in one folder, and which of them names which: `from` → `to`. */
export type Level = { folder: string; arrows: Map<string, Set<string>> };

/** The files that stand in a folder beside its rooms, which are a room of it as well. */
const OWN = '(berkasnya sendiri)';

/** For every folder that has several rooms: which of them import each other. */
export function listSiblings(imports: ReadonlyMap<string, readonly string[]>): Level[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const [file, named] of imports) {
    for (const other of named) {
      const [folder, from, to] = partingOf(file.split('/'), other.split('/'));
      if (from === to) continue;
      const arrows = levels.get(folder) ?? new Map<string, Set<string>>();
      levels.set(folder, arrows.set(from, (arrows.get(from) ?? new Set()).add(to)));
    }
  }
  return [...levels].map(([folder, arrows]) => ({ folder, arrows }));
}

/** Where two paths part: the folder above, and the room of it that each stands in. */
function partingOf(a: readonly string[], b: readonly string[]) {
  let depth = 0;
  while (a[depth] === b[depth] && depth < a.length) depth++;
  const next = (path: readonly string[]) => (depth < path.length - 1 ? (path[depth] ?? OWN) : OWN);
  return [a.slice(0, depth).join('/'), next(a), next(b)] as const;
}
