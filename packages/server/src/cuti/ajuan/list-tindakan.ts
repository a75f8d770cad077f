import type { TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { listTindakanCuti } from '@hadir/rules/cuti/ajuan/list-tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';

/** What the caller may do with a request as it stands; `isPemutus` is whether its turn is his. */
export function listTindakan(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  { isPemutus, isKurang, isBeku }: { isPemutus: boolean; isKurang: boolean; isBeku: boolean },
): TindakanAjuan[] {
  const keadaan = { ...ajuan, isDecided: ajuan.urutan > 0, isKurang, isBeku };
  return listTindakanCuti(keadaan, { ...ctx.actor, isPemutus }, ctx.today);
}
