import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { selectMe } from '../../dasar/akun.queries.ts';
import { openTantangan } from '../dasar/open-tantangan.ts';
import { ALGORITMA } from './algoritma.ts';
import { passkeyPlace } from './passkey-place.ts';
import { listPasskey } from './passkey.queries.ts';

type Call = typeof faktor.startPasskey;

const BATAS = 20;

/** Begins a new passkey of one's own; the same authenticator is not taken twice. */
export async function beginPasskey(ctx: UserCtx): Promise<Output<Call>> {
  const { user_id, tenant_id, nama } = ctx.actor;
  const known = await listPasskey(ctx.db, user_id);
  if (known.length >= BATAS) throw new Refusal('faktor.passkey_full', { batas: BATAS });
  const { username } = await selectMe(ctx, user_id);
  const { token } = await openTantangan(ctx, { jenis: 'daftar', user_id, tenant_id });
  const { rpID } = passkeyPlace(ctx.deps);
  const opsi = await generateRegistrationOptions({
    rpName: 'Hadir',
    rpID,
    userName: username ?? nama,
    userDisplayName: nama,
    userID: new TextEncoder().encode(`hadir-${user_id}`),
    challenge: Buffer.from(token, 'base64url'),
    supportedAlgorithmIDs: ALGORITMA,
    timeout: 120_000,
    excludeCredentials: known.map(({ kredensial_id, transports }) => ({ id: kredensial_id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  // The library always fills these in; its type leaves them open.
  return { token, opsi: opsi as Output<Call>['opsi'] };
}
