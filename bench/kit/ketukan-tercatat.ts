import type { Client } from 'pg';
import type { presensiCall } from './presensi-call.ts';

/** How often each tap was acknowledged, or stands in the database, by what makes it itself. */
export type Kali = Map<string, number>;

/** What makes a tap itself, to its phone as in the database: whose it is, and what the phone's clock said. */
const ketukanOf = (user_id: number, saat: number) => `${user_id} ${saat}`;

/** Takes note of a tap that was acknowledged. */
export function akui(diakui: Kali, user_id: number, { body = '' }: ReturnType<typeof presensiCall>): void {
  const { waktu_klien } = JSON.parse(body) as { waktu_klien: string };
  tambah(diakui, ketukanOf(user_id, Date.parse(waktu_klien)));
}

/** What stands in the database of these members. */
export async function listTercatat(owner: Pick<Client, 'query'>, user_id: readonly number[]): Promise<Kali> {
  const { rows } = await owner.query<{ user_id: number; saat: string }>(
    'select user_id, round(extract(epoch from waktu_klien) * 1000)::text as saat from presensi where user_id = any($1)',
    [user_id],
  );
  const tercatat: Kali = new Map();
  for (const one of rows) tambah(tercatat, ketukanOf(one.user_id, Number(one.saat)));
  return tercatat;
}

/** Tap by tap: one that is lost is not made up for by another that is there twice. */
export function bandingkan(diakui: Kali, tercatat: Kali): { hilang: number; ganda: number } {
  let [hilang, ganda] = [0, 0];
  for (const satu of new Set([...tercatat.keys(), ...diakui.keys()])) {
    const lebih = (tercatat.get(satu) ?? 0) - (diakui.get(satu) ?? 0);
    hilang += Math.max(0, -lebih);
    ganda += Math.max(0, lebih);
  }
  return { hilang, ganda };
}

function tambah(kali: Kali, satu: string): void {
  kali.set(satu, (kali.get(satu) ?? 0) + 1);
}
