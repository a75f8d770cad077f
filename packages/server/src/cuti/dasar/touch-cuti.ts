import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireHariAda } from '../../kehadiran/hari/require-hari-ada.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';

/** Judges a member's days of a leave again. That a leave reaches the past was asked for and decided as such. Refused where they were removed. */
export async function touchCuti(ctx: OrganisasiCtx, user_id: number, { tgl_awal, tgl_akhir }: TanggalRange) {
  const { organisasi_id } = ctx.organisasi;
  await requireHariAda(ctx, tgl_awal);
  await touchHari(
    ctx,
    { siapa: [{ organisasi_id, user_id }], ranges: [{ tgl_awal, tgl_akhir }], sebab: 'hari' },
    { preview: false, koreksi: true },
  );
}
