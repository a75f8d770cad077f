import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { listHariRekap, type HariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { findHariDihapus } from '../../kehadiran/hari/hari-dihapus.queries.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { toSelRekap } from '../../laporan/tabel/to-sel-rekap.ts';
import type { PaketKehadiran } from '../../platform/simpatika/pesan/paket-kehadiran.ts';
import { getSatuan, listMenungguKirim } from './porsi-kirim.queries.ts';
import { isAnggotaDikenal } from '@hadir/rules/verval/judge-kirim.ts';
import { rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';

type Porsi = {
  /** Null where nobody of the portion can be sent. */
  paket: PaketKehadiran | null;
  /** Whom the portion is about; without a key who has no number by which the staff system knows him. */
  anggota: { user_id: number; dibekukan_pada: string; kunci: string | null }[];
};

/**
 * What is sent of these members: of those who are verified and not sent, their frozen days and sums. Refuses a month whose
 * days were removed since it was asked for.
 */
export async function loadPorsiKirim(
  db: Db,
  { tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number },
  bulan: string,
  user_ids: readonly number[],
): Promise<Porsi> {
  await lockPembekuan(db, [{ organisasi_id }], 'bersama');
  const range = rangeOfBulan(bulan);
  const sampai = await findHariDihapus(db, { tenant_id, organisasi_id });
  if (sampai !== null && sampai >= range.tgl_awal) throw new Refusal('verval.dihapus', { bulan: sebutBulan(bulan) });
  const { kode_organisasi, ...satuan } = await getSatuan(db, organisasi_id);
  const menunggu = await listMenungguKirim(db, organisasi_id, range.tgl_awal, user_ids);
  const hari = await listHariRekap(db, { organisasi_id, range }, user_ids);
  const anggota = menunggu.map(({ user_id, dibekukan_pada, peg_id, nuptk }) => ({
    user_id,
    dibekukan_pada,
    kunci: isAnggotaDikenal({ peg_id, nuptk }) ? `${kode_organisasi}/${bulan}/${user_id}/${dibekukan_pada}` : null,
  }));
  const baris = menunggu.flatMap((row, index) => {
    const { user_id, ringkasan, dibekukan_pada, is_koreksi, peg_id, nuptk, nip, nama } = row;
    const kunci = anggota[index]?.kunci;
    if (!kunci) return [];
    const ptk = { peg_id, nuptk, nip, nama };
    return {
      kunci,
      dibekukan_pada,
      is_koreksi,
      ptk,
      jumlah: ringkasan,
      hari: (hari.get(user_id) ?? []).map(toHariKirim),
    };
  });
  return { paket: baris.length > 0 ? { satuan, bulan, baris } : null, anggota };
}

/** The staff system's own form has no word for a departure on the day after: its time stands alone. */
function toHariKirim(hari: HariRekap): PaketKehadiran['baris'][number]['hari'][number] {
  const { tanggal, kode, jam_masuk, jam_pulang, terlambat_menit } = toSelRekap(hari);
  return { tanggal, kode, jam_masuk, jam_pulang, terlambat_menit };
}
