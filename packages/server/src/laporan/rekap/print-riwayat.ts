import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { rekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { checkAnggotaTerlihat } from '../../kehadiran/riwayat/check-anggota-terlihat.ts';
import { closeHari } from '../../kehadiran/turunan/close-hari.ts';
import { listRiwayat } from '../../kehadiran/riwayat/riwayat.queries.ts';
import { toBarisKehadiran } from '../../kehadiran/riwayat/to-baris-kehadiran.ts';
import { findKeadaan } from '../../kehadiran/rekap/find-keadaan.queries.ts';
import { identitasOf } from '../tabel/identitas-of.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { KOLOM_RIWAYAT, KOLOM_RIWAYAT_SENDIRI } from '../tabel/kolom-riwayat.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';

/** One more than a PDF may hold, so that too many are noticed and not cut off. */
const MAKS = 5001;

/** Riwayat Kehadiran to print: every day of the span, of one member (404 where he is not seen) or of all that are. */
export async function printRiwayat(ctx: OrganisasiCtx, input: Input<typeof rekap.printRiwayat>): Promise<Download> {
  if (input.user_id !== undefined) await checkAnggotaTerlihat(ctx, input.user_id);
  await closeHari(ctx.deps.db, ctx.organisasi, ctx.now);
  const rentang = await getRentang(ctx, input);
  const { user_id, ...saring } = toSaring(ctx, input, rentang);
  const semua = { is_hadir: true, is_absen: true, is_cuti: true, is_libur: true };
  const filter = { ...saring, ...semua, user_id: user_id === undefined ? undefined : [user_id] };
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
  const tabel = toTabelLaporan({
    judul: 'Riwayat Kehadiran',
    sebutan: rentang.sebutan,
    range: rentang,
    ringkasan: identitas ? `${rows.length} hari` : `${anggota} anggota, ${rows.length} hari`,
    ...(identitas && { identitas }),
    kolom: identitas ? KOLOM_RIWAYAT_SENDIRI : KOLOM_RIWAYAT,
    rows,
  });
  const keadaan = await findKeadaan(ctx.db, { ...saring, user_id });
  return writeLaporan(ctx, { ...tabel, keadaan }, 'pdf');
}
