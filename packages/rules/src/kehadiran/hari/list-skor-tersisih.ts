import { mergeRanges } from '../../waktu/merge-ranges.ts';
import { addDays, TANPA_AKHIR, type Berlaku } from '../../waktu/tanggal.ts';
import type { SkorPresensi } from './skor-presensi.ts';

type Pita = Pick<SkorPresensi, 'jenis' | 'menit_dari' | 'menit_sampai'>;
/** A tenant's category with the days on which it stops; `isDiganti` where the new one stands in its very minutes. */
export type SkorTersisih<T> = Berlaku & { skor: T; isDiganti: boolean };

/**
 * The tenant's categories that an organisation's new one puts out of force, since one of its own is enough that none of
 * the tenant's holds (aturan/kehadiran#potongan): on the days of the new one on which the organisation has none yet.
 */
export function listSkorTersisih<T extends Berlaku & Pita & Pick<SkorPresensi, 'pemilik'>>(
  skor: readonly T[],
  baru: Berlaku & Pita,
): SkorTersisih<T>[] {
  const induk = skor.filter(({ pemilik }) => pemilik === 'tenant');
  return listTanpaMilik(skor, baru).flatMap((kosong) =>
    induk.flatMap((row) => {
      const tgl_mulai = row.tgl_mulai > kosong.tgl_mulai ? row.tgl_mulai : kosong.tgl_mulai;
      const akhir = akhirOf(row) < akhirOf(kosong) ? akhirOf(row) : akhirOf(kosong);
      if (tgl_mulai > akhir) return [];
      const tgl_selesai = akhir === TANPA_AKHIR ? null : akhir;
      return [{ skor: row, tgl_mulai, tgl_selesai, isDiganti: isBertumpang(row, baru) }];
    }),
  );
}

const akhirOf = ({ tgl_selesai }: Berlaku) => tgl_selesai ?? TANPA_AKHIR;

/** The spans of a validity in which no category of the organisation holds. */
function listTanpaMilik(skor: readonly (Berlaku & Pick<SkorPresensi, 'pemilik'>)[], masa: Berlaku): Berlaku[] {
  const milik = skor
    .filter(({ pemilik }) => pemilik === 'organisasi')
    .map((row) => ({ tgl_awal: row.tgl_mulai, tgl_akhir: akhirOf(row) }));
  const kosong: Berlaku[] = [];
  let sejak = masa.tgl_mulai;
  for (const { tgl_awal, tgl_akhir } of mergeRanges(milik)) {
    if (tgl_akhir < sejak || tgl_awal > akhirOf(masa)) continue;
    if (tgl_awal > sejak) kosong.push({ tgl_mulai: sejak, tgl_selesai: addDays(tgl_awal, -1) });
    sejak = addDays(tgl_akhir, 1);
  }
  if (sejak <= akhirOf(masa)) kosong.push({ tgl_mulai: sejak, tgl_selesai: masa.tgl_selesai });
  return kosong;
}

const isBertumpang = (a: Pita, b: Pita) =>
  a.jenis === b.jenis &&
  (a.menit_dari ?? 0) <= (b.menit_sampai ?? Infinity) &&
  (b.menit_dari ?? 0) <= (a.menit_sampai ?? Infinity);
