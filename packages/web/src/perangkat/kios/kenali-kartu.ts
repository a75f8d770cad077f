import type { AnggotaKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';

/** SHA-256 of a text, in hex. */
export async function sidikOf(teks: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(teks)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whose card it is, among those that the kiosk knows. */
export async function findByKartu(daftar: readonly AnggotaKios[], kartu: string): Promise<AnggotaKios | undefined> {
  const sidik = await sidikOf(kartu.trim().toLowerCase());
  return daftar.find((one) => one.kartu === sidik);
}

/** Whose PIN it is; noughts before it make no difference. */
export async function findByPin(
  daftar: readonly AnggotaKios[],
  perangkat_id: number,
  pin: string,
): Promise<AnggotaKios | undefined> {
  const sidik = await sidikOf(`${perangkat_id} ${pin.replace(/^0+/, '')}`);
  return daftar.find((one) => one.pin === sidik);
}
