import type { jadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toChangedRanges } from '@hadir/rules/waktu/to-changed-ranges.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { getJadwalKerja } from './get-jadwal-kerja.ts';
import { updateJadwalKerja } from './jadwal-kerja.queries.ts';
import { listSasaran } from '../dasar/list-sasaran.ts';
import { requireJadwalAktif } from '../dasar/require-jadwal-aktif.ts';

type Call = typeof jadwalKerja.changeJadwalKerja;

/** Changes which schedule, from when to when, and whether it is in force. */
export async function changeJadwalKerja(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { jadwal_id, tgl_mulai, tgl_selesai = null, status } = input;
  const sebelum = await getJadwalKerja(ctx, input);
  await requireJadwalAktif(ctx, [jadwal_id], 'jadwal_id', [sebelum.jadwal_id]);
  await updateJadwalKerja(ctx, sebelum.settingJadwal_id, { jadwal_id, tgl_mulai, tgl_selesai, status });
  const sesudah = await getJadwalKerja(ctx, input);
  ctx.logChange({ sebelum, sesudah });

  const ranges = toChangedRanges(
    sebelum.status === STATUS_RECORD.aktif ? sebelum : null,
    status === STATUS_RECORD.aktif ? sesudah : null,
    { isSame: sebelum.jadwal_id === jadwal_id },
  );
  const siapa = await listSasaran(ctx, [sebelum]);
  const perubahan = {
    siapa,
    ranges,
    sebab: 'jadwal',
    apa: 'jadwal kerja',
    sendiri: sebelum.user_id === null ? [] : [sebelum.user_id],
  } as const;
  return { ...sesudah, dampak: await touchHari(ctx, perubahan, input) };
}
