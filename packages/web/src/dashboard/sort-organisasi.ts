import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';

type Row = BerandaTenant['organisasi'][number];

const KOLOM = ['nama', 'kehadiran', 'anggota', 'hadir', 'terlambat', 'terbuka', 'absen', 'cuti'] as const;
export type UrutOrganisasi = (typeof KOLOM)[number] | `-${(typeof KOLOM)[number]}`;
export const URUT_ORGANISASI: readonly UrutOrganisasi[] = KOLOM.flatMap((one) => [one, `-${one}` as const]);

/** By a column, downwards with a minus; who has no figure stands last, those of one figure by name. */
export function sortOrganisasi(rows: readonly Row[], urut: UrutOrganisasi): Row[] {
  const isDown = urut.startsWith('-');
  const kolom = KOLOM.find((one) => urut === one || urut === `-${one}`) ?? 'nama';
  return rows.toSorted((a, b) => {
    const byName = a.nama.localeCompare(b.nama, 'id');
    if (kolom === 'nama') return isDown ? -byName : byName;
    const [angkaA, angkaB] = [angkaOf(a, kolom), angkaOf(b, kolom)];
    if (angkaA === null || angkaB === null) return Number(angkaA === null) - Number(angkaB === null) || byName;
    return (isDown ? angkaB - angkaA : angkaA - angkaB) || byName;
  });
}

/** null: nobody was to work. */
function angkaOf({ hari_ini, is_tanpa_jadwal }: Row, kolom: Exclude<(typeof KOLOM)[number], 'nama'>): number | null {
  if (kolom !== 'kehadiran') return hari_ini[kolom];
  const wajib = hari_ini.anggota - hari_ini.libur;
  return wajib === 0 || is_tanpa_jadwal ? null : hari_ini.hadir / wajib;
}
