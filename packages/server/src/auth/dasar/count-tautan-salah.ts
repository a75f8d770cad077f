import type { ErrorCode } from '@hadir/contract/errors.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

const SALAH: readonly ErrorCode[] = ['auth.link_invalid', 'faktor.challenge_ended'];

/**
 * Looks for what a link or a code stands for, and counts only what is none against the address it came from
 * (aturan/akses#masuk): whoever brings one that holds is let in, whatever others at the same address tried.
 */
export async function countTautanSalah<T>(
  { deps, origin }: Pick<BaseCtx, 'deps' | 'origin'>,
  look: () => Promise<T>,
): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Refusal && isSalah(error)) await deps.limits.take('tautan', origin.ip);
    throw error;
  }
}

/** A mailed code that is none is told at its field. */
const isSalah = ({ code, details }: Refusal) => SALAH.includes(code) || details.errors?.['kode'] !== undefined;
