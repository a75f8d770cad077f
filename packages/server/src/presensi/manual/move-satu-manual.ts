import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { GerakManual } from './decide-giliran-manual.ts';
import { getPresensiManual } from './get-presensi-manual.ts';
import { movePresensiManual } from './move-presensi-manual.ts';

type Gerak = GerakManual & { presensi_manual_id: number };

/** Moves one request on, or refuses saying why it cannot be. */
export async function moveSatuManual(
  ctx: OrganisasiCtx,
  { presensi_manual_id, tindakan, keterangan, urutan, versi }: Gerak,
): Promise<PresensiManual> {
  await getPresensiManual(ctx, { presensi_manual_id });
  const { dilewati } = await movePresensiManual(ctx, {
    dijawab: new Map([[presensi_manual_id, { urutan, versi }]]),
    tindakan,
    keterangan,
  });
  if (dilewati[0]) throw dilewati[0].refusal;
  return getPresensiManual(ctx, { presensi_manual_id });
}
