import { randomUUID } from 'node:crypto';
import { sesiOf } from '../fill/fill-database.ts';
import type { Call } from './http-client.ts';

/** One tap of a member's phone, at the office, with its idempotency key, as the application sends it. */
export function presensiCall(organisasi_id: number, user_id: number, kunci: string = randomUUID()): Call {
  const body = JSON.stringify({
    waktu_klien: new Date().toISOString(),
    lat: -6.2001,
    lng: 106.8001,
    akurasi: 12,
    is_luring: false,
    is_lokasi_palsu: false,
  });
  return {
    method: 'POST',
    path: `/api/orgs/${organisasi_id}/presensi`,
    headers: {
      cookie: `hadir_sesi=${sesiOf(user_id)}`,
      'idempotency-key': kunci,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}
