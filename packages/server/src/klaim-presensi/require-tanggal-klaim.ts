import { checkTanggalKlaim } from '@hadir/rules/klaim-presensi/check-tanggal-klaim.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { findPengaturanHariIni } from '../pengaturan/find-pengaturan-hari-ini.ts';
import type { BarisKlaim } from './klaim-presensi.queries.ts';

/** Refuses (422) a claim on days that are yet to come, and a member's on days too long past (aturan/perbaikan#batas-klaim). */
export async function requireTanggalKlaim(
  ctx: OrganisasiCtx,
  klaim: BarisKlaim,
  oleh: 'operator' | 'anggota',
): Promise<void> {
  const mundur_hari = oleh === 'anggota' ? (await findPengaturanHariIni(ctx)).klaim_mundur_hari : null;
  const refusal = checkTanggalKlaim(klaim, { hariIni: ctx.today, mundur_hari });
  if (refusal?.reason === 'belum_terjadi') {
    const field = klaim.tgl_mulai > ctx.today ? 'tgl_mulai' : 'tgl_selesai';
    throw refuseField(field, 'Tanggal klaim tidak boleh sesudah hari ini');
  }
  if (refusal) {
    const awal = `Klaim paling awal untuk ${sebutTanggal(refusal.paling_awal)}`;
    throw refuseField('tgl_mulai', `${awal}, ${mundur_hari} hari yang lalu. Untuk hari sebelumnya hubungi operator`);
  }
}
