import { LABEL_MUTASI } from '@hadir/contract/mutasi/label-mutasi.ts';
import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { DIBUAT, MASA, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type MutasiTersimpan = Omit<Selectable<Tables['mutasi']>, 'jenis' | 'status'> & {
  jenis: JenisMutasi;
  status: StatusAkses;
};
type Kode = Pick<MutasiTersimpan, 'jenis' | 'status'>;

export async function insertMutasi(db: Db, row: Insertable<Tables['mutasi']>): Promise<MutasiTersimpan> {
  const made = await db.insertInto('mutasi').values(row).returningAll().executeTakeFirstOrThrow();
  return made as MutasiTersimpan;
}

/** Held until the transaction ends: of two who decide at once the second sees what the first did. */
export const lockMutasi = (db: Db, mutasi_id: number): Promise<MutasiTersimpan | undefined> =>
  db
    .selectFrom('mutasi')
    .selectAll()
    .$narrowType<Kode>()
    .where('mutasi_id', '=', mutasi_id)
    .forUpdate()
    .executeTakeFirst();

export async function updateMutasi(db: Db, mutasi_id: number, row: Updateable<Tables['mutasi']>) {
  const changed = await db
    .updateTable('mutasi')
    .set(row)
    .where('mutasi_id', '=', mutasi_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed as MutasiTersimpan;
}

export const DATA_SAYA_MUTASI: SalinanTabel = {
  mutasi: {
    judul: 'Mutasi',
    kolom: {
      jenis: 'Jenis',
      status: 'Status',
      asal: 'Asal',
      tujuan: 'Tujuan',
      ...MASA,
      keterangan: 'Keterangan',
      nama: 'Nama',
      nip: 'NIP',
      jabatan: 'Jabatan',
      pin: 'PIN di tujuan',
      email: 'Email di tujuan',
      ...DIBUAT,
      diajukan_pada: 'Diajukan',
      diputuskan_pada: 'Diputuskan',
      keterangan_putusan: 'Keterangan putusan',
      dipindahkan_pada: 'Dipindahkan',
      bawaan: 'Yang ikut pindah',
    },
    tanpa: [
      'mutasi_id',
      'organisasi_id',
      'user_id',
      'tujuan_tenant_id',
      'tujuan_organisasi_id',
      'tujuan_user_id',
      'group_id',
      'lokasi_presensi_ids',
      'dibuat_oleh',
      'pembuat',
      'diputuskan_oleh',
      'pemutus',
      'selesai_pada',
      'tertahan',
    ],
    milik: ':saya in (user_id, tujuan_user_id)',
    kata: { status: LABEL_MUTASI },
  },
};
