import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import { takTerkunciSql } from '../../platform/tempat/tak-terkunci-sql.ts';
import { antaraSql } from '../hari/antara-sql.ts';
import { bulanLaluSql } from './bulan-lalu-sql.ts';

/** The first of the month before lies no further back. */
const DUA_BULAN = 62;

/**
 * How many members' days of the month before a date are not verified, at the organisation in scope as `o`; none where
 * verifying is locked. A member's month is verified as a whole, so the last of his days in it tells. `dates` are all that `today` can be.
 */
export const belumVervalSql = (
  today: RawBuilder<unknown>,
  dates: readonly Tanggal[],
): RawBuilder<number> => sql<number>`
  case when ${takTerkunciSql('o', today)} then (
    select count(distinct k.user_id)
    from ${bulanLaluSql(today)} b
    join keanggotaan m on m.organisasi_id = o.organisasi_id and m.berlaku && daterange(b.awal, b.akhir, '[]')
    join kehadiran k on k.organisasi_id = m.organisasi_id and k.user_id = m.user_id and not k.dibekukan
      and k.tanggal = least(coalesce(m.tgl_selesai, b.akhir), b.akhir)
      and ${antaraSql(
        'k.tanggal',
        dates.flatMap((tanggal) => [addDays(tanggal, -DUA_BULAN), tanggal]),
      )}) else 0 end`;
