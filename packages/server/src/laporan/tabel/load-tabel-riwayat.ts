import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { findKeadaan } from '../../kehadiran/rekap/find-keadaan.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import { listRiwayat } from '../../kehadiran/riwayat/riwayat.queries.ts';
import { toBarisKehadiran } from '../../kehadiran/riwayat/to-baris-kehadiran.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { identitasOf } from './identitas-of.ts';
import { KOLOM_RIWAYAT, KOLOM_RIWAYAT_SENDIRI } from './kolom-riwayat.ts';

/** One more than a PDF may hold, so that too many are noticed and not cut off. */
const MAKS = 5001;
const SEMUA = { is_hadir: true, is_absen: true, is_cuti: true, is_libur: true };

type MintaRiwayat = { rentang: RentangLaporan; saring: SaringHari };

/** Every day of a span, by member; of one member without his name in every line. */
export async function loadTabelRiwayat(ctx: LaporanCtx, minta: MintaRiwayat): Promise<TabelLaporan> {
  const { rentang } = minta;
  const { user_id, ...saring } = minta.saring;
  const filter = { ...saring, ...SEMUA, user_id: user_id === undefined ? undefined : [user_id] };
  const days = await listRiwayat(ctx, filter, { sort: 'nama', limit: MAKS, offset: 0 });
  const rows = (await toBarisKehadiran(ctx, days)).toSorted(
    (a, b) =>
      a.anggota.nama.localeCompare(b.anggota.nama) ||
      a.anggota.user_id - b.anggota.user_id ||
      (a.tanggal < b.tanggal ? -1 : 1),
  );
  const anggota = new Set(rows.map((row) => row.anggota.user_id)).size;
  const [first] = rows;
  const identitas = user_id !== undefined && first && identitasOf(first.anggota);
  return toTabelLaporan({
    judul: 'Riwayat Kehadiran',
    sebutan: rentang.sebutan,
    range: rentang,
    ringkasan: identitas
      ? `${sebutAngka(rows.length)} hari`
      : `${sebutAngka(anggota)} anggota, ${sebutAngka(rows.length)} hari`,
    keadaan: await findKeadaan(ctx.db, minta.saring),
    sumber: { jenis: 'riwayat', minta },
    ...(identitas && { identitas }),
    kolom: identitas ? KOLOM_RIWAYAT_SENDIRI : KOLOM_RIWAYAT,
    rows,
  });
}
