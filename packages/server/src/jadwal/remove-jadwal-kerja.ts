import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/dampak.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toChangedRanges } from '@hadir/rules/to-changed-ranges.ts';
import { addDays } from '@hadir/rules/tanggal.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { touchHari } from '../kehadiran/touch-hari.ts';
import { getJadwalKerja } from './get-jadwal-kerja.ts';
import { deleteJadwalKerja } from './jadwal-kerja.queries.ts';
import { listSasaran } from './list-sasaran.ts';

/** Takes an assignment away as if it had never been; to end it, give it an end. */
export async function removeJadwalKerja(
  ctx: OrganisasiCtx,
  { setting_jadwal_id, ...cara }: { setting_jadwal_id: number } & UbahLalu,
): Promise<{ dampak: Dampak }> {
  const sebelum = await getJadwalKerja(ctx, { setting_jadwal_id });
  await deleteJadwalKerja(ctx, setting_jadwal_id);
  ctx.logChange({ sebelum });
  const before = sebelum.status === STATUS_RECORD.aktif ? sebelum : null;
  const ranges = toChangedRanges(before, null, { isSame: false, sampai: addDays(ctx.today, 1) });
  return { dampak: await touchHari(ctx, { siapa: await listSasaran(ctx, [sebelum]), ranges, sebab: 'jadwal' }, cara) };
}
