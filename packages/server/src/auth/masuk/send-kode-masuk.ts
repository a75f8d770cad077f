import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { askSuratAkun } from '../surat/ask-surat-akun.ts';

/** Mails a code to sign in with, later: the answer and its time are the same whether or not there is an account. */
export async function sendKodeMasuk(ctx: BaseCtx, { username }: { username: string }): Promise<null> {
  return askSuratAkun(ctx, 'kode-masuk', username);
}
