import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { nomorBaru } from '../given.ts';

type At = { tenant_id: number; organisasi_id: number };
type Anggota = At & { user_id: number };
type Row<T extends keyof Tables> = Partial<Insertable<Tables[T]>>;

/** Groups and locations of an organisation, and members placed in them. */
export function tempatBuilders(db: Db) {
  const grup = ({ tenant_id, organisasi_id }: At, fields: Row<'grup'> = {}) =>
    db
      .insertInto('grup')
      .values({ nama: `Grup ${nomorBaru()}`, ...fields, tenant_id, organisasi_id })
      .returningAll()
      .executeTakeFirstOrThrow();

  /** In Jakarta, 100 m around. */
  const lokasi = ({ tenant_id, organisasi_id }: At, fields: Row<'lokasi_presensi'> = {}) =>
    db
      .insertInto('lokasi_presensi')
      .values({ nama: `Lokasi ${nomorBaru()}`, lat: -6.2, lng: 106.8, ...fields, tenant_id, organisasi_id })
      .returningAll()
      .executeTakeFirstOrThrow();

  const inGrup = async (anggota: Anggota, group_id: number, tgl_mulai = '2026-01-01', tgl_selesai?: string) => {
    await db
      .insertInto('anggota_grup')
      .values({ ...anggota, group_id, tgl_mulai, tgl_selesai: tgl_selesai ?? null })
      .execute();
  };

  const atLokasi = async (anggota: Anggota, lokasi_presensi_id: number) => {
    await db
      .insertInto('anggota_lokasi')
      .values({ ...anggota, lokasi_presensi_id })
      .execute();
  };

  return { grup, lokasi, inGrup, atLokasi };
}
