import type { Siaran } from './siaran.ts';

type Ctx = { deps: { siaran: Siaran }; afterCommit: (effect: () => Promise<unknown>) => void };

/** Tells whoever looks at these organisations live that days there came to something else, once that is committed. */
export function tellHari({ deps, afterCommit }: Ctx, organisasi_ids: Iterable<number>): void {
  const ids = new Set(organisasi_ids);
  if (ids.size === 0) return;
  afterCommit(async () => {
    for (const id of ids) deps.siaran.tell(id);
  });
}
