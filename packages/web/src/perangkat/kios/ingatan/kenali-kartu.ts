import type { AnggotaKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { fromBase64url } from '../../../kit/base64url.ts';
import type { AnggotaDiingat } from './kios-db.ts';

/** SHA-256 of a text, in hex. */
export async function sidikOf(teks: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(teks)));
}

/** What a PIN is kept as: it takes long, so that who holds the tablet does not try all of them at once. */
export async function turunkanPin(pin: string, { garam, putaran }: Pick<AnggotaDiingat, 'garam' | 'putaran'>) {
  const kunci = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const cara = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64url(garam), iterations: putaran };
  return toHex(await crypto.subtle.deriveBits(cara, kunci, 256));
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whose card it is, among those that the kiosk knows. */
export async function findByKartu(daftar: readonly AnggotaKios[], kartu: string): Promise<AnggotaKios | undefined> {
  const sidik = await sidikOf(kartu.trim().toLowerCase());
  return daftar.find((one) => one.kartu === sidik);
}

/** Whose PIN it is; noughts before it make no difference. */
export async function findByPin(anggota: AnggotaDiingat, pin: string): Promise<AnggotaKios | undefined> {
  const turunan = await turunkanPin(pin.replace(/^0+/, ''), anggota);
  return anggota.daftar.find((one) => one.pin === turunan);
}
