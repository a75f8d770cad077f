import { basename, dirname, join } from 'node:path';
import { CALLS } from '../../packages/contract/src/calls.generated.ts';
import { fileNameOf } from './file-name-of.ts';
import { listBrokenCitations, listRulesUncited } from './list-citations.ts';
import { listCircles } from './list-circles.ts';
import { listSiblings } from './list-siblings.ts';
import { PACKAGES, readImports, readImportsBelow } from './read-imports.ts';

const root = join(import.meta.dirname, '../..');
/** What works on the product from outside or builds it, and has rooms as well. */
const TOOLS = ['bench', 'e2e', 'scripts', 'packages/web/build'];

export type HouseCount = {
  /** Folders that lead back to themselves, by where they stand. */
  circles: string[];
  /** How many source files each folder holds directly; tests, styles and what is generated are not counted. */
  sizes: Map<string, number>;
  /** Calls that no file of the server is named after. */
  callsWithoutFile: string[];
  /** Citations of a rule, a decision or a document that is not there. */
  brokenCitations: string[];
  /** Rules of docs/aturan that neither code nor test cites. */
  rulesUncited: string[];
};

/** How the house stands: what the walls allow, in figures. */
export function countHouse(): HouseCount {
  const circles: string[] = [];
  const sizes = new Map<string, number>();
  const serverFiles = new Set<string>();
  const tellCircles = (name: string, imports: ReadonlyMap<string, readonly string[]>) => {
    for (const { folder, arrows } of listSiblings(imports)) {
      for (const circle of listCircles(arrows)) circles.push(`${join(name, folder)}: ${circle.join(' ')}`);
    }
  };
  for (const name of PACKAGES) {
    const imports = readImports(root, name);
    tellCircles(name, imports);
    for (const file of imports.keys()) {
      if (file.endsWith('.generated.ts')) continue;
      const folder = join(name, dirname(file));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
      if (name === 'server') serverFiles.add(basename(file));
    }
  }
  for (const tool of TOOLS) {
    const imports = readImportsBelow(join(root, tool));
    tellCircles(tool, imports);
    for (const file of imports.keys()) {
      const folder = join(tool, dirname(file));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
  }
  const calls = Object.values(CALLS).flatMap((group) => Object.keys(group));
  return {
    circles,
    sizes,
    callsWithoutFile: calls.filter((call) => !serverFiles.has(fileNameOf(call))),
    brokenCitations: listBrokenCitations(root),
    rulesUncited: listRulesUncited(root),
  };
}
