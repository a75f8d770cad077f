import { Refusal } from '../../platform/kit/refusal.ts';
import { findAturanWajah, type AturanWajah } from './aturan-wajah.queries.ts';

/** The organisation's rule; refuses where faces are not compared. */
export async function requireWajah(ctx: Parameters<typeof findAturanWajah>[0]): Promise<AturanWajah> {
  const aturan = await findAturanWajah(ctx);
  if (!aturan.is_wajah) throw new Refusal('wajah.mati');
  return aturan;
}
