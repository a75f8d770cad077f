import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

type Baris = Pick<Pantauan, 'keadaan'>;

/**
 * What a wall with room for so many rows shows: the critical stay, beside them those to watch, and all others take turns
 * in the order of the list. What does not fit whole takes turns with what comes after it; where the
 * critical leave no room, all that burns takes turns alone. Turns are even: no page ends with one lone row
 * (aturan/monitoring#dinding).
 */
export function susunDinding<Row extends Baris>(rows: readonly Row[], muat: number) {
  const genting = rows.filter(({ keadaan }) => keadaan === 'genting');
  const waspada = rows.filter(({ keadaan }) => keadaan === 'waspada');
  const lain = rows.filter(({ keadaan }) => keadaan !== 'genting' && keadaan !== 'waspada');
  const membara = [...genting, ...waspada];
  const [tetap, bergilir] =
    membara.length < muat ? [membara, lain] : genting.length < muat ? [genting, [...waspada, ...lain]] : [[], membara];
  const halaman = Math.max(Math.ceil(bergilir.length / (muat - tetap.length)), 1);
  const mulai = (page: number) => Math.ceil((page * bergilir.length) / halaman);
  return {
    /** How many pages there are. */
    halaman,
    at: (page: number): readonly Row[] => [...tetap, ...bergilir.slice(mulai(page), mulai(page + 1))],
  };
}
