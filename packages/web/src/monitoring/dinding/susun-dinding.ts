import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

type Baris = Pick<Pantauan, 'keadaan' | 'sebab'>;

/**
 * What a wall with room for so many rows shows: the critical stay, beside them those to watch, beside these the others,
 * those with a reason before those without. The first of the three that does not fit whole takes turns in the room that
 * is left, and what comes after it is not shown; where no room is left for it, all that burns takes turns.
 */
export function susunDinding<Row extends Baris>(rows: readonly Row[], muat: number) {
  const genting = rows.filter(({ keadaan }) => keadaan === 'genting');
  const waspada = rows.filter(({ keadaan }) => keadaan === 'waspada');
  const lain = utamakan(rows.filter(({ keadaan }) => keadaan !== 'genting' && keadaan !== 'waspada'));
  const membara = [...genting, ...waspada];
  const [tetap, bergilir] =
    membara.length < muat ? [membara, lain] : genting.length < muat ? [genting, waspada] : [[], membara];
  const lebar = muat - tetap.length;
  return {
    /** How many pages there are. */
    halaman: Math.max(Math.ceil(bergilir.length / lebar), 1),
    at: (page: number): readonly Row[] => [...tetap, ...bergilir.slice(page * lebar, (page + 1) * lebar)],
  };
}

/** Those with a reason alone, where there are any. */
function utamakan<Row extends Baris>(rows: readonly Row[]): readonly Row[] {
  const bersebab = rows.filter(({ sebab }) => sebab.length > 0);
  return bersebab.length > 0 ? bersebab : rows;
}
