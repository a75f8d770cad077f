import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { isBerlaku, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { loadFaktaJadwal } from '../../jadwal/dasar/fakta-jadwal.queries.ts';

export type HariKerja = { is_kerja: boolean; libur: string | null };

/** Which dates between two are work days of a member, by his schedule, holidays and membership; undefined of a stranger. */
export async function loadHariKerja(
  db: Db,
  organisasi_id: number,
  { user_id, ...range }: TanggalRange & { user_id: number },
): Promise<((tanggal: Tanggal) => HariKerja) | undefined> {
  const fakta = await loadFaktaJadwal(db, organisasi_id, [user_id], range);
  const anggota = fakta.anggota.get(user_id);
  if (!anggota) return undefined;
  return (tanggal) => {
    const { kerja, libur } = judgeHariKerja(fakta.organisasi, anggota, tanggal);
    const isMember = anggota.keanggotaan.some((row) => isBerlaku(row, tanggal));
    return { is_kerja: isMember && kerja !== null, libur: libur?.sebab === 'hari_libur' ? libur.nama : null };
  };
}
