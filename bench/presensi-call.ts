import { randomUUID } from 'node:crypto';
import { sesiOf } from './fill-database.ts';
import type { Call } from './http-client.ts';

const BOUNDARY = 'ukur-8f3a';

/** One tap of a member's phone, at the office, with its idempotency key. */
export function presensiCall(organisasi_id: number, user_id: number, kunci: string = randomUUID()): Call {
  const fields = {
    waktu_klien: new Date().toISOString(),
    selisih_jam: '0',
    lat: '-6.2001',
    lng: '106.8001',
    akurasi: '12',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return {
    method: 'POST',
    path: `/api/orgs/${organisasi_id}/presensi`,
    headers: {
      cookie: `hadir_sesi=${sesiOf(user_id)}`,
      'idempotency-key': kunci,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}
