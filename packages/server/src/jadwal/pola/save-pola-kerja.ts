import type { polaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findPolaKerja, savePola } from './pola-kerja.queries.ts';
import { requireJadwalAktif } from '../dasar/require-jadwal-aktif.ts';
import { requireShift } from '../dasar/require-shift.ts';
import { touchPola } from './touch-pola.ts';
import { found } from '../../platform/kit/found.ts';

type Call = typeof polaKerja.savePolaKerja;

/** Makes a cycle of shifts and days off, or replaces one. Refuses other work hours than shifts in it. */
export async function savePolaKerja(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { pola_kerja_id = null, nama, tgl_acuan, siklus, ...cara } = input;
  const sebelum = pola_kerja_id === null ? null : found(await findPolaKerja(ctx, pola_kerja_id));
  const sasaran = input.sasaran.map(({ user_id = null, group_id = null, tgl_mulai, tgl_selesai = null }, index) => {
    if ((user_id === null) === (group_id === null)) {
      throw refuseField(`sasaran.${index}.user_id`, 'Pilih satu anggota atau satu grup');
    }
    return { user_id, group_id, tgl_mulai, tgl_selesai };
  });
  await requireJadwalAktif(
    ctx,
    siklus,
    'siklus',
    sebelum?.siklus.map((hari) => hari.jadwal_id),
  );
  await requireShift(ctx, siklus, 'siklus');

  const id = await savePola(ctx, pola_kerja_id, { nama, tgl_acuan, siklus, sasaran });
  const sesudah = found(await findPolaKerja(ctx, id));
  ctx.logChange(sebelum ? { sebelum, sesudah } : { sesudah });
  return { ...sesudah, dampak: await touchPola(ctx, sebelum ? [sebelum, sesudah] : [sesudah], cara) };
}
