import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { listPengaturan } from './pengaturan.queries.ts';

/** The settings in force on a date, today unless said, with every change of them. */
export async function getPengaturan(
  ctx: OrganisasiCtx,
  { tanggal = ctx.today }: { tanggal?: string | undefined },
): Promise<Pengaturan> {
  const riwayat = await listPengaturan(ctx);
  const berlaku = riwayat.find(
    ({ tgl_mulai, tgl_selesai }) => tgl_mulai <= tanggal && (tgl_selesai === null || tgl_selesai >= tanggal),
  );
  if (!berlaku) throw new Refusal('input.not_found');
  return { ...berlaku, organisasi_id: ctx.organisasi.organisasi_id, riwayat };
}
