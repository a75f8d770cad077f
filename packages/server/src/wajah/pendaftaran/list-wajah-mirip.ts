import { setImmediate } from 'node:timers/promises';
import type { WajahMirip } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import { countJarakWajahTerdekat, isWajahCocok } from '@hadir/rules/wajah/judge-wajah.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findAturanWajah } from '../dasar/aturan-wajah.queries.ts';
import { unsealCiri } from '../dasar/seal-ciri.ts';
import type { SatuWajah } from './hold-menunggu.ts';
import { listCiriAnggota, listCiriTerdaftar } from './mirip.queries.ts';

/** So many are compared before others have their turn. */
const SEKALI = 200;

/**
 * Other members of the organisation whose enrolled faces lie within the threshold of this one: one face enrolled for two, or
 * two who are alike, which the operator sees and a machine cannot (aturan/wajah#konfirmasi).
 */
export async function listWajahMirip(ctx: OrganisasiCtx, { user_id, wajah_id }: SatuWajah): Promise<WajahMirip[]> {
  found(await findAnggota(ctx, user_id));
  const { secretKeys } = ctx.deps;
  const sendiri = (await listCiriAnggota(ctx.db, user_id, wajah_id)).map((ciri) =>
    unsealCiri(secretKeys, user_id, ciri),
  );
  if (sendiri.length === 0) return [];
  const { ambang } = await findAturanWajah(ctx);
  const terdekat = new Map<number, WajahMirip>();
  for (const [n, { ciri, ...lain }] of (await listCiriTerdaftar(ctx, user_id)).entries()) {
    if (n % SEKALI === SEKALI - 1) await setImmediate();
    const jarak = countJarakWajahTerdekat(unsealCiri(secretKeys, lain.user_id, ciri), sendiri);
    const isLebihDekat = jarak < (terdekat.get(lain.user_id)?.jarak ?? Infinity);
    if (isWajahCocok(jarak, ambang) && isLebihDekat) terdekat.set(lain.user_id, { ...lain, jarak });
  }
  return [...terdekat.values()].toSorted((a, b) => a.jarak - b.jarak);
}
