import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { zonaPadaSql } from '../../platform/tempat/berlaku-sql.ts';

/** Machines and kiosks as they stand when they speak, whoever's they are, with the clock of their place and whether it is open. */
export const selectPerangkatDiTempat = (db: Db, now: Date) =>
  db
    .selectFrom('perangkat as p')
    .innerJoin('lokasi_presensi as l', (join) =>
      join.onRef('l.organisasi_id', '=', 'p.organisasi_id').onRef('l.lokasi_presensi_id', '=', 'p.lokasi_presensi_id'),
    )
    .innerJoin('organisasi as o', 'o.organisasi_id', 'p.organisasi_id')
    .innerJoin('tenant as t', 't.tenant_id', 'p.tenant_id')
    .innerJoin(zonaPadaSql('p', now).as('z'), (join) => join.onTrue())
    .select([
      'p.tenant_id',
      'p.organisasi_id',
      'p.perangkat_id',
      'p.nama',
      'p.lokasi_presensi_id',
      'p.status',
      'p.alamat_sumber',
      'p.terakhir_terlihat',
      'p.tersambung_sejak',
    ])
    .select((eb) => [
      sql<Zona>`coalesce(l.timezone, z.timezone)`.as('timezone'),
      eb.and([eb('o.status', '=', STATUS_RECORD.aktif), eb('t.status', '=', STATUS_RECORD.aktif)]).as('is_buka'),
    ]);
