import type { Jadwal, JadwalInput } from '@hadir/contract/jadwal/jadwal.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { rederiveJadwal } from '../kehadiran/rederive-jadwal.ts';
import { checkBarisJadwal } from './check-baris-jadwal.ts';
import { getJadwal } from './get-jadwal.ts';
import { hasOwnJadwal, insertJadwal, insertVersi } from './jadwal.queries.ts';

/** Makes the organisation's work hours and gives them to everybody from a date on. Refuses a second set. */
export async function insertJadwalReguler(ctx: OrganisasiCtx, input: JadwalInput): Promise<Jadwal> {
  checkBarisJadwal(input.baris);
  if (await hasOwnJadwal(ctx)) throw new Refusal('jadwal.only_one');
  const jadwal_id = await insertJadwal(ctx, input);
  await insertVersi(ctx, jadwal_id, input);
  ctx.logChange({ sesudah: input });
  ctx.afterCommit(() => rederiveJadwal(ctx, input.tgl_mulai));
  return getJadwal(ctx, { jadwal_id });
}
