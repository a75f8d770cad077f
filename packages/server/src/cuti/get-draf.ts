import { judgeTindakanCuti } from '@hadir/rules/cuti/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAjuan, type Ajuan } from './ajuan.queries.ts';
import { canActFor } from './can-act-for.ts';
import { getAjuan } from './get-ajuan.ts';
import { refuseTindakan } from './refuse-tindakan.ts';

/** A draft that the caller may change or remove, held until the transaction ends. */
export async function getDraf(ctx: OrganisasiCtx, cuti_id: number, tindakan: string): Promise<Ajuan> {
  await getAjuan(ctx, { cuti_id });
  const ajuan = await lockAjuan(ctx, cuti_id);
  if (!ajuan) throw new Refusal('input.not_found');
  if (!canActFor(ctx, ajuan.user_id)) throw new Refusal('akses.denied');
  const hasil = judgeTindakanCuti(
    { tindakan: 'delete' },
    { ...ajuan, isDecided: ajuan.urutan > 0, isLastJenjang: false },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, tindakan);
  return ajuan;
}
