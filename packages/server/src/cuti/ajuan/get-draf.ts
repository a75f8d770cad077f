import { mewakiliCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { getAjuan } from '../dasar/get-ajuan.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';

/** A draft that the caller may change or remove, held until the transaction ends. */
export async function getDraf(ctx: OrganisasiCtx, cuti_id: number, tindakan: string): Promise<Ajuan> {
  await getAjuan(ctx, { cuti_id });
  const ajuan = found(await lockAjuan(ctx, cuti_id));
  if (!mewakiliCuti(ctx.actor, ajuan.user_id)) throw new Refusal('akses.denied');
  const hasil = judgeTindakanCuti(
    { tindakan: 'hapus' },
    { ...ajuan, isDecided: ajuan.urutan > 0, isLastJenjang: false },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, tindakan);
  return ajuan;
}
