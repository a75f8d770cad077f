import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';

export function getKop(db: Db, organisasi_id: number) {
  return db
    .selectFrom('organisasi')
    .select([
      'nama',
      'alamat',
      'telepon',
      'email',
      'npsn',
      'nsm',
      'kepala_nama',
      'kepala_nip',
      'file_foto',
      sql<string>`coalesce((select t.nama from tenant t where t.tenant_id = organisasi.tenant_id), '')`.as(
        'nama_tenant',
      ),
    ])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
}
