import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toChangedRanges } from '@hadir/rules/waktu/to-changed-ranges.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { insertJadwalKerja, listJadwalKerjaOf } from './jadwal-kerja.queries.ts';
import { listSasaran } from '../dasar/list-sasaran.ts';
import { requireJadwalAktif } from '../dasar/require-jadwal-aktif.ts';

type Masa = {
  jadwal_id: number;
  tgl_mulai: string;
  tgl_selesai?: string | null | undefined;
  status: number;
} & UbahLalu;
export type SasaranJadwal = { target: JadwalKerja['target']; user_id: number | null; group_id: number | null };

/** A member, as one of those to whom a schedule is given. */
export const toAnggota = (user_id: number): SasaranJadwal => ({ target: 'anggota', user_id, group_id: null });

/** Gives a schedule to the organisation, groups or members, a row each. What stands beside it is outranked, not ended. */
export async function assignJadwal(
  ctx: OrganisasiCtx,
  { jadwal_id, tgl_mulai, tgl_selesai = null, status, ...cara }: Masa,
  sasaran: readonly SasaranJadwal[],
): Promise<{ data: JadwalKerja[]; dampak: Dampak }> {
  await requireJadwalAktif(ctx, [jadwal_id], 'jadwal_id');
  const ids = await insertJadwalKerja(
    ctx,
    sasaran.map((one) => ({ ...one, jadwal_id, tgl_mulai, tgl_selesai, status })),
  );
  const data = await listJadwalKerjaOf(ctx, ids);
  ctx.logChange({ sesudah: data });
  const after = status === STATUS_RECORD.aktif ? { tgl_mulai, tgl_selesai } : null;
  const ranges = toChangedRanges(null, after, { isSame: false });
  const siapa = await listSasaran(ctx, sasaran);
  const sendiri = sasaran.flatMap(({ user_id }) => user_id ?? []);
  return { data, dampak: await touchHari(ctx, { siapa, ranges, sebab: 'jadwal', sendiri, apa: 'jadwal kerja' }, cara) };
}
