import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { listCaraFaktor } from '../dasar/faktor.queries.ts';
import { openTantangan } from '../dasar/open-tantangan.ts';
import { listPasskey } from '../passkey/passkey.queries.ts';
import { writeOpsiMasuk } from './write-opsi-masuk.ts';

/**
 * What an account with a second factor is asked after the right password, beside which a code from the person's mail may
 * have been brought; undefined for one without.
 */
export async function askFaktor(
  ctx: BaseCtx,
  { user_id, tenant_id }: { user_id: number; tenant_id: number | null },
  is_kode_surat: boolean,
): Promise<FaktorDiminta | undefined> {
  const cara = await listCaraFaktor(ctx.db, user_id);
  if (cara.length === 0) return undefined;
  const { token, kedaluwarsa_pada } = await openTantangan(ctx, { jenis: 'masuk', user_id, tenant_id, is_kode_surat });
  const passkey = cara.includes('passkey') ? await listPasskey(ctx.db, user_id) : [];
  const opsi = passkey.length > 0 ? writeOpsiMasuk(ctx.deps, token, passkey) : null;
  return { token, cara, kedaluwarsa_pada, opsi };
}
