import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a monitor was given the organisasi of the row under this alias for a day, as `isDipantau` of the rules says
 * it, and it is open (aturan/tenant#penutupan).
 */
export function dipantauSql(alias: string, user_id: number, today: Tanggal): RawBuilder<boolean> {
  const a = sql.ref(alias);
  return sql<boolean>`exists (
    select from pemantau_tugas t
    join tenant n on n.tenant_id = t.tenant_id and n.status = ${STATUS_RECORD.aktif}
    join organisasi i on i.organisasi_id = ${a}.organisasi_id and i.status = ${STATUS_RECORD.aktif}
    where t.user_id = ${user_id} and t.tenant_id = ${a}.tenant_id
      and (t.organisasi_id is null or t.organisasi_id = ${a}.organisasi_id)
      and t.tgl_mulai <= ${today}::date and coalesce(t.tgl_selesai, 'infinity') >= ${today}::date)`;
}
