import { sql } from 'kysely';

/** Who was in one of the groups on the day itself. */
export const isInGroup = (group_ids: readonly number[]) => sql<boolean>`exists (
  select from anggota_grup g
  where g.organisasi_id = kehadiran.organisasi_id and g.user_id = kehadiran.user_id
    and g.group_id = any(${group_ids}::integer[]) and g.berlaku @> kehadiran.tanggal)`;
