import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { findPelakuSemua, type Pelaku } from '../../platform/http/access/find-pelaku.queries.ts';
import type { Jangkauan } from '../jangkauan-of.ts';
import { readPantauan } from '../read-pantauan.ts';
import { listTugasPantau } from '../tempat.queries.ts';
import type { Dinding } from './dinding.ts';

type Terlihat = {
  /** The organisations that were asked for, as they stand. */
  read: readonly Pantauan[];
  walls: readonly Dinding[];
  /** Who stands before them by now, by the hash of his session in hex. */
  pelaku: ReadonlyMap<string, Pelaku>;
  tugas: Awaited<ReturnType<typeof listTugasPantau>>;
};

/**
 * One transaction for all walls, however many: how the organisations stand (none where nothing is due), and then, for the
 * walls that hang by that time, who their viewers are and what the monitors among them were given.
 */
export function lihatPantauan(
  db: Db,
  jangkauan: Jangkauan | null,
  now: Date,
  hanging: () => readonly Dinding[],
): Promise<Terlihat> {
  return inScope(
    db,
    { lingkup: 'semua' },
    async (trx) => {
      const read = jangkauan ? await readPantauan(trx, jangkauan, now) : [];
      const walls = hanging();
      const pemantau = [...new Set(walls.flatMap(({ pemantau_id }) => pemantau_id ?? []))];
      const [pelaku, tugas] = await Promise.all([
        findPelakuSemua(
          trx,
          walls.map(({ token_hash }) => token_hash),
          now,
        ),
        pemantau.length === 0 ? [] : listTugasPantau(trx, pemantau),
      ]);
      return { read, walls, pelaku, tugas };
    },
    { readOnly: true },
  );
}
