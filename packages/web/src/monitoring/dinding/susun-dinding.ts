import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

type Baris = Pick<Pantauan, 'keadaan' | 'sebab'>;

/**
 * What a wall with room for so many rows shows: what burns stays, and beside it the others take turns, those with a reason
 * before those without. Where what burns fills it, that alone takes turns.
 */
export function susunDinding<Row extends Baris>(rows: readonly Row[], muat: number) {
  const membara = rows.filter(({ keadaan }) => keadaan === 'genting' || keadaan === 'waspada');
  const lain = rows.filter(({ keadaan }) => keadaan !== 'genting' && keadaan !== 'waspada');
  const sisa = muat - membara.length;
  const [tetap, bergilir, lebar] =
    membara.length === 0 ? [[], lain, muat] : sisa > 0 ? [membara, utamakan(lain), sisa] : [[], membara, muat];
  const halaman = Math.ceil(bergilir.length / lebar);
  return {
    /** How many pages there are. */
    halaman: Math.max(halaman, 1),
    at: (page: number): readonly Row[] => [...tetap, ...bergilir.slice(page * lebar, (page + 1) * lebar)],
  };
}

/** Those with a reason alone, where there are any. */
function utamakan<Row extends Baris>(rows: readonly Row[]): readonly Row[] {
  const bersebab = rows.filter(({ sebab }) => sebab.length > 0);
  return bersebab.length > 0 ? bersebab : rows;
}
