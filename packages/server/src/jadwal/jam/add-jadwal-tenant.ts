import type { JadwalBaru, JadwalDiubah } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { insertJadwal, insertVersi, updateJadwal } from './change-jadwal.queries.ts';
import { refuseBarisJadwal } from './refuse-baris-jadwal.ts';
import { getJadwal } from './get-jadwal.ts';
import { setBawaan } from './set-bawaan.ts';
import { toVersi } from './to-versi.ts';

/** Makes work hours that hold from tgl_mulai on. Nobody works by them before they are assigned, or the tenant's default. */
export async function addJadwalTenant(ctx: MilikCtx, input: JadwalBaru): Promise<JadwalDiubah> {
  const { nama, tipe_jadwal, status = STATUS_RECORD.aktif, ikut_libur = tipe_jadwal !== TIPE_JADWAL.shift } = input;
  refuseBarisJadwal(tipe_jadwal, input.baris);
  const jadwal_id = await insertJadwal(ctx, { nama, tipe_jadwal });
  if (status !== STATUS_RECORD.aktif) await updateJadwal(ctx, jadwal_id, { nama, status });
  await insertVersi(ctx, jadwal_id, { ...toVersi(input), ikut_libur });
  const perubahan = await setBawaan(ctx, jadwal_id, false, input.is_default);
  const jadwal = await getJadwal(ctx, { jadwal_id });
  ctx.logChange({ sesudah: jadwal });
  return { ...jadwal, dampak: await touchHari(ctx, { ...perubahan, apa: 'jam kerja' }, input) };
}
