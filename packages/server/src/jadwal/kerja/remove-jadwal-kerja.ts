import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toChangedRanges } from '@hadir/rules/waktu/to-changed-ranges.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { getJadwalKerja } from './get-jadwal-kerja.ts';
import { deleteJadwalKerja } from './jadwal-kerja.queries.ts';
import { listSasaran } from '../dasar/list-sasaran.ts';

/** Takes an assignment away as if it had never been; to end it, give it an end. */
export async function removeJadwalKerja(
  ctx: OrganisasiCtx,
  { setting_jadwal_id, ...cara }: { setting_jadwal_id: number } & UbahLalu,
): Promise<{ dampak: Dampak }> {
  const sebelum = await getJadwalKerja(ctx, { setting_jadwal_id });
  await deleteJadwalKerja(ctx, setting_jadwal_id);
  ctx.logChange({ sebelum });
  const before = sebelum.status === STATUS_RECORD.aktif ? sebelum : null;
  const ranges = toChangedRanges(before, null, { isSame: false });
  const siapa = await listSasaran(ctx, [sebelum]);
  const sendiri = sebelum.user_id === null ? [] : [sebelum.user_id];
  return { dampak: await touchHari(ctx, { siapa, ranges, sebab: 'jadwal', sendiri, apa: 'jadwal kerja' }, cara) };
}
