import type { Jadwal } from '@hadir/contract/jadwal/jadwal.contract.ts';
import type { jadwal } from '@hadir/contract/jadwal/jadwal.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { rederiveJadwal } from '../kehadiran/rederive-jadwal.ts';
import { checkBarisJadwal } from './check-baris-jadwal.ts';
import { getJadwal } from './get-jadwal.ts';
import { findJadwal, insertVersi, updateNama } from './jadwal.queries.ts';

/** Changes work hours from a date on, today at the earliest: the days before stay as they were judged. */
export async function updateJadwalReguler(ctx: OrganisasiCtx, input: Input<typeof jadwal.update>): Promise<Jadwal> {
  const { jadwal_id, nama, tgl_mulai } = input;
  const before = await findJadwal(ctx, jadwal_id);
  if (!before) throw new Refusal('input.not_found');
  if (before.organisasi_id === null) throw new Refusal('jadwal.tenant_owned');
  if (tgl_mulai < ctx.today) throw refuseField('tgl_mulai', 'Perubahan berlaku paling cepat mulai hari ini');
  checkBarisJadwal(input.baris);

  await updateNama(ctx, jadwal_id, nama);
  await insertVersi(ctx, jadwal_id, input);
  ctx.logChange({ sebelum: { nama: before.nama, versi: before.versi[0] }, sesudah: input });
  ctx.afterCommit(() => rederiveJadwal(ctx, tgl_mulai));
  return getJadwal(ctx, { jadwal_id });
}
