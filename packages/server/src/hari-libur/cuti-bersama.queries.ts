import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';

const RECORD = kodeSql(STATUS_RECORD);

export type TanggalBersama = { tanggal: Tanggal; nama: string; is_potong_saldo: boolean };
type Ctx = { db: Db; organisasi: { tenant_id: number; organisasi_id: number | null } };

/** The dates that are a day off as cuti bersama and as nothing else: an organisation's own and its tenant's, or these alone. */
export async function listTanggalBersama(
  { db, organisasi }: Ctx,
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<TanggalBersama[]> {
  const { rows } = await sql<TanggalBersama>`
    select d.tanggal::date as tanggal, min(h.nama) as nama, bool_or(h.is_potong_saldo) as is_potong_saldo
    from hari_libur h
    cross join lateral generate_series(greatest(h.tgl_mulai, ${tgl_awal}::date), least(h.tgl_selesai, ${tgl_akhir}::date),
      '1 day') as d(tanggal)
    where h.tenant_id = ${organisasi.tenant_id} and h.status = ${RECORD.aktif}
      and (h.organisasi_id = ${organisasi.organisasi_id} or h.organisasi_id is null)
    group by d.tanggal having bool_and(h.jenis = 'cuti bersama') order by d.tanggal`.execute(db);
  return rows;
}
