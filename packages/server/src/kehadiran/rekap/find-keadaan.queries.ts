import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Keadaan } from '../../platform/print/keadaan.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';

const RECORD = kodeSql(STATUS_RECORD);

/** Whether the figures of these days are final: once every one of them is frozen (aturan/laporan#sementara). */
export async function findKeadaan(db: Db, saring: SaringHari): Promise<Keadaan> {
  const { rows } = await sql<{ is_beku: boolean | null }>`
    select bool_and(dibekukan) as is_beku from kehadiran where ${whereHari(saring)}`.execute(db);
  return rows[0]?.is_beku ? 'beku' : 'sementara';
}

/** The same of all active organisations of a tenant, those whose days its recap sums. */
export async function findKeadaanTenant(
  db: Db,
  { tenant_id, range }: { tenant_id: number; range: TanggalRange },
): Promise<Keadaan> {
  const { rows } = await sql<{ is_beku: boolean | null }>`
    select bool_and(per.is_beku) as is_beku
    from organisasi cross join lateral (
      select bool_and(dibekukan) as is_beku from kehadiran
      where kehadiran.organisasi_id = organisasi.organisasi_id
        and tanggal between ${range.tgl_awal}::date and ${range.tgl_akhir}::date) per
    where organisasi.tenant_id = ${tenant_id} and organisasi.status = ${RECORD.aktif}`.execute(db);
  return rows[0]?.is_beku ? 'beku' : 'sementara';
}
