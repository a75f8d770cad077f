import { mewakiliCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import type { TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import { listTindakanCuti } from '@hadir/rules/cuti/ajuan/list-tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';

/** What the caller may do with a request as it stands; `isPemutus` is whether its turn is his. */
export function listTindakan(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  { isPemutus, isKurang }: { isPemutus: boolean; isKurang: boolean },
): TindakanAjuan[] {
  const { user_id: me, peran } = ctx.actor;
  if (isReadOnly(peran)) return [];
  const oleh = { isPemilik: ajuan.user_id === me, isMewakili: mewakiliCuti(ctx.actor, ajuan.user_id), isPemutus };
  return listTindakanCuti({ ...ajuan, isDecided: ajuan.urutan > 0, isKurang }, oleh, ctx.today);
}
