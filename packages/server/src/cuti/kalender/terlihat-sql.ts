import { sql, type RawBuilder } from 'kysely';

type Pembaca = { organisasi_id: number; user_id: number; today: string };

/**
 * Tables for a `with`: `jalur`, what the leave chain makes of a reader (all members are his to decide about, or those of a group
 * that he heads); `grup_kini`, the group that everybody is in today.
 */
export const pembacaCuti = ({ organisasi_id, user_id, today }: Pembaca): RawBuilder<unknown> => sql`
  jalur as (
    select coalesce(bool_or(j.user_id = ${user_id} or j.pengganti_user_id = ${user_id}), false) as semua,
      coalesce(bool_or(j.jenis = 'kepala_grup'), false) as kepala
    from persetujuan p
    join persetujuan_jenjang j on j.organisasi_id = p.organisasi_id and j.persetujuan_id = p.persetujuan_id
    where p.organisasi_id = ${organisasi_id} and p.untuk = 'cuti'
  ), grup_kini as (
    select ag.user_id, g.group_id, g.nama, g.kepala_user_id
    from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    where ag.organisasi_id = ${organisasi_id} and ag.berlaku @> ${today}::date
  )`;

/**
 * Whether a reader learns of a member's leave what kind it is, as his own or one that he decides about (aturan/cuti#terlihat);
 * `jalur` and the member's row of `grup_kini`, `g`, are at hand.
 */
export const bacaJenisSql = ({ user_id }: Pick<Pembaca, 'user_id'>, anggota: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(jalur.semua or ${anggota} = ${user_id} or jalur.kepala and g.kepala_user_id = ${user_id}, false)`;

/** Whether that member is in the reader's own group today. */
export const seGrupSql = ({ user_id }: Pick<Pembaca, 'user_id'>) =>
  sql<boolean>`g.group_id = (select mine.group_id from grup_kini mine where mine.user_id = ${user_id})`;
