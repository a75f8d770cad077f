/** What still hinders a month, the heaviest first: what keeps it from being frozen at all, then what would move it, then what costs members. */
export const HAMBATAN = [
  'terbuka',
  // Came after its month was frozen (aturan/verval#susulan).
  'susulan',
  'gangguan_tertunda',
  'swafoto',
  'tinjauan',
  'klaim',
  'cuti',
  'tukar_shift',
  'gangguan',
  'masuk_saat_cuti',
  'saldo_kurang',
  'absen',
  'tidak_lengkap',
  'tanpa_jadwal',
] as const;
export type Hambatan = (typeof HAMBATAN)[number];

export type JumlahHambatan = { jenis: Hambatan; hari: number; anggota: number };

/** Hindrances by impact: an open day first, since nothing is frozen over it; the others by how many days they are about. */
export function sortHambatan<Row extends Pick<JumlahHambatan, 'jenis' | 'hari'>>(rows: readonly Row[]): Row[] {
  const rank = ({ jenis }: Row) => (jenis === 'terbuka' ? 0 : 1);
  return rows.toSorted(
    (a, b) => rank(a) - rank(b) || b.hari - a.hari || HAMBATAN.indexOf(a.jenis) - HAMBATAN.indexOf(b.jenis),
  );
}

/** What hinders members, each his own, as it hinders the month. */
export function sumHambatan(
  byAnggota: readonly (readonly Pick<JumlahHambatan, 'jenis' | 'hari'>[])[],
): JumlahHambatan[] {
  const rows = byAnggota.flat();
  return HAMBATAN.flatMap((jenis) => {
    const mine = rows.filter((row) => row.jenis === jenis);
    const hari = mine.reduce((sum, row) => sum + row.hari, 0);
    return mine.length > 0 ? [{ jenis, hari, anggota: mine.length }] : [];
  });
}
