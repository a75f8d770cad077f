import { listHariCuti, type HariCuti, type RentangAjuan } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { isBerlaku, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { loadFaktaJadwal } from '../../jadwal/dasar/fakta-jadwal.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { listRentangMenunggu } from './ajuan.queries.ts';

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

/** The days that a member's requests ask for and that nobody has decided on, by category. */
export async function loadHariMenunggu(ctx: OrganisasiCtx, user_id: number): Promise<Map<number, HariCuti[]>> {
  const semua = await listRentangMenunggu(ctx, user_id);
  const [awal] = semua.map(({ tgl_awal }) => tgl_awal).toSorted();
  const akhir = semua
    .map(({ tgl_akhir }) => tgl_akhir)
    .toSorted()
    .at(-1);
  if (awal === undefined || akhir === undefined) return new Map();
  // Once for all of them, from the first day to the last.
  const rentang = { user_id, tgl_awal: awal, tgl_akhir: akhir };
  const hariOn = found(await loadHariKerja(ctx.db, ctx.organisasi.organisasi_id, rentang));
  const hariOf = (ajuan: RentangAjuan) =>
    listHariCuti(ajuan, (tanggal) => hariOn(tanggal).is_kerja).filter(({ hari }) => hari > 0);
  const byKategori = Map.groupBy(semua, ({ cuti_kategori_id }) => cuti_kategori_id);
  return new Map([...byKategori].map(([kategori, ajuan]) => [kategori, ajuan.flatMap(hariOf)]));
}
