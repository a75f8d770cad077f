import type { DaftarAnggotaKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { getVersiAnggota, listAnggotaOfKios } from './anggota-kios.queries.ts';
import { derivePin, PUTARAN_PIN } from './derive-pin.ts';
import { getGaramKios } from './rahasia-kios.ts';
import { requireKios } from './require-kios.ts';

/** Whose cards and PINs the kiosk reads, so that it goes on without a network. */
export const listAnggotaKios: PreparedVerb<BaseCtx, { token: string }, DaftarAnggotaKios, DaftarAnggotaKios> = {
  prepare: async (ctx, { token }) => {
    const { versi_anggota, garam, semua } = await ctx.read((inside) => readDaftar(inside, token));
    const anggota: DaftarAnggotaKios['anggota'] = [];
    // One after the other: a large school's list must not take every core.
    for (const satu of semua)
      anggota.push({ ...satu, pin: satu.pin === null ? null : await derivePin(satu.pin, garam) });
    return { versi_anggota, garam: garam.toString('base64url'), putaran: PUTARAN_PIN, anggota };
  },
  run: async (ctx, { token }, daftar) => {
    await requireKios(ctx, token);
    return daftar;
  },
};

async function readDaftar(ctx: BaseCtx, token: string) {
  const { db, now } = ctx;
  const kios = await requireKios(ctx, token);
  const today = localToday(now, kios.timezone);
  return {
    versi_anggota: await getVersiAnggota(db, kios, today),
    garam: await getGaramKios(db, kios, kios.token_hash),
    semua: await listAnggotaOfKios(db, kios, today),
  };
}
