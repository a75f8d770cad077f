import type { ErrorCode } from '@hadir/contract/errors.ts';
import { judgeTipeOrder, type LanggananKini } from '@hadir/rules/billing/tipe-order.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

const PENOLAKAN = {
  diblokir: 'billing.blocked',
  sudah_berlangganan: 'billing.already_subscribed',
  belum_berlangganan: 'billing.not_subscribed',
  tanpa_akhir: 'billing.without_end',
  tanpa_batas: 'billing.without_limit',
  kurang_dari_terpakai: 'billing.below_used',
} satisfies Record<NonNullable<ReturnType<typeof judgeTipeOrder>>, ErrorCode>;

/** Refuses what cannot be ordered now (aturan/langganan#tipe). */
export function refuseTipeOrder(asked: Parameters<typeof judgeTipeOrder>[0], kini: LanggananKini): void {
  const sebab = judgeTipeOrder(asked, kini);
  if (sebab) throw new Refusal(PENOLAKAN[sebab], { terpakai: kini.terpakai });
}
