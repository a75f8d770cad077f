import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses an account that was turned down or blocked. */
export function requireCanSignIn({ status }: { status: number }): void {
  if (status === STATUS_USER.ditolak || status === STATUS_USER.diblokir) throw new Refusal('auth.account_blocked');
}
