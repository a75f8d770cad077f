import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { askSuratAkun } from '../surat/ask-surat-akun.ts';

/**
 * Mails a link to set a new password, later: the answer and its time are the same whether or not there is an account
 * (aturan/akses#masuk).
 */
export async function sendLinkReset(ctx: BaseCtx, { email }: { email: string }): Promise<null> {
  return askSuratAkun(ctx, 'reset', email);
}
