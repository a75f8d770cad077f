import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { isInGroup } from '../hari/is-in-group.queries.ts';
import { isNamed } from '../hari/is-named.queries.ts';

/** Whose days, and which. A user_id narrows to that member. */
export type SaringHari = {
  organisasi_id: number;
  range: TanggalRange;
  group_id?: number[] | undefined;
  q?: string | undefined;
  user_id?: number | undefined;
};

/** The condition of reports on rows of `kehadiran`. */
export function whereHari({ organisasi_id, range, group_id, q, user_id }: SaringHari) {
  return sql<boolean>`kehadiran.organisasi_id = ${organisasi_id}
    and kehadiran.tanggal between ${range.tgl_awal}::date and ${range.tgl_akhir}::date
    ${user_id === undefined ? sql`` : sql`and kehadiran.user_id = ${user_id}`}
    ${group_id === undefined ? sql`` : sql`and ${isInGroup(group_id)}`}
    ${q === undefined ? sql`` : sql`and ${isNamed(organisasi_id, q)}`}`;
}
