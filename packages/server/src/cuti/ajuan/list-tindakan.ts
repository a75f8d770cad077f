import type { TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { isReadOnly, reaches } from '@hadir/rules/akses/peran.ts';
import { listTindakanCuti } from '@hadir/rules/cuti/ajuan/list-tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { canActFor } from '../dasar/can-act-for.ts';
import type { AjuanTerlihat } from '../dasar/get-ajuan.ts';

/** What the caller may do with a request as it stands. */
export function listTindakan(
  ctx: OrganisasiCtx,
  { ajuan, hak, isKurang }: AjuanTerlihat & { isKurang: boolean },
): TindakanAjuan[] {
  const { user_id: me, peran } = ctx.actor;
  if (isReadOnly(peran)) return [];
  const isNamed = hak?.penyetuju.some((one) => one.user_id === me) ?? false;
  const oleh = {
    isPemilik: ajuan.user_id === me,
    isMewakili: canActFor(ctx, ajuan.user_id),
    isPemutus: isNamed || reaches(peran, 'tenant-admin'),
  };
  return listTindakanCuti({ ...ajuan, isDecided: ajuan.urutan > 0, isKurang }, oleh, ctx.today);
}
