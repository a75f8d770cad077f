import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { refusePenutupan, type Penutupan } from '../../platform/http/access/refuse-penutupan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses an account that was turned down or blocked, and whose tenant or organisations are closed. */
export function requireCanSignIn({ status, penutupan }: { status: number; penutupan: Penutupan | null }): void {
  if (status === STATUS_USER.ditolak || status === STATUS_USER.diblokir) throw new Refusal('auth.account_blocked');
  if (penutupan) throw refusePenutupan(penutupan);
}
