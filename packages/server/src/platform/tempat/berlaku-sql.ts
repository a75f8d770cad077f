import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../db/open/tables.ts';

/** To join to a table `o` with an organisasi_id: the zone that this one has at a moment, always one row (aturan/presensi#zona). */
export const zonaPadaSql = (o: string, saat: Date): RawBuilder<{ timezone: Zona }> =>
  sql`lateral hadir.zona_pada(${sql.ref(`${o}.organisasi_id`)}, ${saat.toISOString()}::timestamptz)`;

/** To join to a table `o` with an organisasi_id: the settings of this one that are in force on a date, or none. */
export const pengaturanPadaSql = (
  o: string,
  tanggal: string | RawBuilder<string>,
): RawBuilder<Selectable<Tables['pengaturan_organisasi']>> =>
  sql`lateral hadir.pengaturan_pada(${sql.ref(`${o}.organisasi_id`)}, ${tanggal}::date)`;

/** The date of a moment by the zone that was joined as `z`. */
export const tanggalDiSql = (z: string, saat: Date): RawBuilder<string> =>
  sql`(${saat.toISOString()}::timestamptz at time zone ${sql.ref(`${z}.timezone`)})::date`;
