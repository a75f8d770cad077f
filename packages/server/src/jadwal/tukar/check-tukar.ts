import { checkTukarShift, type AjuanTukarShift } from '@hadir/rules/jadwal/tukar/tukar-shift.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaAnggota } from '../../kehadiran/turunan/hari-tersentuh.queries.ts';
import { listShift } from '../dasar/roster.queries.ts';
import { listTukarLain, lockTukar } from './tukar-shift.queries.ts';

/**
 * Refuses a swap of somebody with himself, without a roster row on a date, beside another swap of it, or that changes
 * nothing (aturan/jadwal#tukar-shift).
 */
export async function checkTukar(ctx: OrganisasiCtx, ajuan: AjuanTukarShift, kecuali: number | null): Promise<void> {
  await lockTukar(ctx);
  const [tgl_awal = '', tgl_akhir = ''] = [ajuan.tanggal_a, ajuan.tanggal_b].toSorted();
  const user_ids = [ajuan.user_id_a, ajuan.user_id_b];
  const roster = await listShift(ctx, { tgl_awal, tgl_akhir }, user_ids);
  const lain = await listTukarLain(ctx, ajuan, kecuali);
  const refusal = checkTukarShift(ajuan, { roster, lain });
  if (!refusal) return;
  if (refusal.reason === 'same_member') throw refuseField('user_id_b', 'Pilih anggota lain');
  if (refusal.reason === 'tanpa_beda') throw new Refusal('tukar_shift.tanpa_beda');
  const nama = await listNamaAnggota(ctx.db, ctx.organisasi.organisasi_id, user_ids);
  throw new Refusal(`tukar_shift.${refusal.reason}`, { nama: nama.get(refusal.user_id), tanggal: refusal.tanggal });
}
