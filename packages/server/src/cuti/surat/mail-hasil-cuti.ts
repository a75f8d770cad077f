import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { mailHasil } from '../../persetujuan/surat/mail-hasil.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAjuan } from '../dasar/ajuan.queries.ts';
import { listRiwayat } from '../dasar/riwayat-cuti.queries.ts';

/** Tells what was just done with a request for leave, as its history says it. */
export async function mailHasilCuti(ctx: OrganisasiCtx, cuti_id: number): Promise<void> {
  const ajuan = await findAjuan(ctx, cuti_id);
  const last = (await listRiwayat(ctx, cuti_id)).at(-1);
  if (!ajuan || !last) return;
  const terjadi = last.tindakan === 'hari dikembalikan' ? 'dikembalikan sebagian harinya' : last.tindakan;
  const isDiubah = last.status === STATUS_CUTI.disetujui && ajuan.keputusan === 'diubah';
  const tambahan = 'Tanggalnya lain dari yang Anda ajukan. Bila tidak cocok, tolak perubahannya dari halaman ajuan.';
  await mailHasil(ctx, { untuk: 'cuti', objek_id: cuti_id }, { terjadi, ...(isDiubah && { tambahan }) });
}
