import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import { seesNomorPribadi } from '@hadir/rules/akses/terlihat.ts';
import { pinMatcher } from '@hadir/rules/perangkat/match-pin.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { listAnggotaOfPin } from '../dasar/mesin.queries.ts';
import { selectTertahan } from './tertahan-daftar.queries.ts';

/**
 * Each line with the name of him whose PIN it is: what is to be decided is a person's. Who does not read PINs is told neither
 * a person nor a line (aturan/akses#nomor-pribadi).
 */
export const listKetukanTertahan: Verb<typeof ketukanTertahan.listKetukanTertahan> = async (ctx, filter) => {
  const { data, ...page } = await selectTertahan(ctx, filter);
  if (!seesNomorPribadi(ctx.actor)) {
    return { ...page, data: data.map((row) => ({ ...row, nama_anggota: null, pin: null, baris: '' })) };
  }
  const pins = data.flatMap(({ pin }) => pin ?? []);
  const anggota = await listAnggotaOfPin(ctx.db, ctx.organisasi.organisasi_id, pins);
  const userOf = pinMatcher(anggota);
  const namaOf = new Map(anggota.map(({ user_id, nama }) => [user_id, nama]));
  const namaOfPin = (pin: string | null) => (pin === null ? null : (namaOf.get(userOf(pin) ?? 0) ?? null));
  return { ...page, data: data.map((row) => ({ ...row, nama_anggota: namaOfPin(row.pin) })) };
};
