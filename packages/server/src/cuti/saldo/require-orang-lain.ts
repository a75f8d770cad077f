import { mayKoreksiSaldo } from '@hadir/rules/cuti/saldo/may-koreksi-saldo.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses who corrects a balance of his own by hand (aturan/cuti#koreksi). */
export function requireOrangLain({ actor }: Pick<OrganisasiCtx, 'actor'>, owner: { user_id: number }): void {
  if (!mayKoreksiSaldo(owner, actor.user_id)) throw new Refusal('saldo_cuti.own');
}
