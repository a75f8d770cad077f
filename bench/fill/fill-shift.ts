import { TIPE_JADWAL } from '../../packages/rules/src/jadwal/jam/jadwal.ts';
import type { Client } from 'pg';
import type { Filled } from './fill-database.ts';

/** Two shifts, by which the roster of an organisation is filled. */
export async function fillShift(client: Client, { tenant_id, organisasi_id }: Filled): Promise<void> {
  for (const [nama, masuk, pulang] of [
    ['Pagi', '06:00', '14:00'],
    ['Malam', '18:00', '06:00'],
  ]) {
    await client.query(
      `with j as (
         insert into jadwal (tenant_id, organisasi_id, nama, tipe_jadwal) values ($1, $2, $3, ${TIPE_JADWAL.shift}) returning jadwal_id),
       v as (
         insert into jadwal_versi (tenant_id, organisasi_id, jadwal_id, tgl_mulai, ikut_libur)
         select $1, $2, jadwal_id, '2020-01-01', false from j returning jadwal_versi_id)
       insert into jadwal_baris (jadwal_versi_id, tenant_id, organisasi_id, hari, jam_masuk, jam_pulang)
       select jadwal_versi_id, $1, $2, 0, $4, $5 from v`,
      [tenant_id, organisasi_id, nama, masuk, pulang],
    );
  }
}
