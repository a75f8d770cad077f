import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { sql } from 'kysely';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { CeritaSekolah, RencanaSekolah } from '../rencana/rencana.ts';
import { JAM_PEKAN, RENCANA_YAYASAN } from '../rencana/rencana-yayasan.ts';

const TIPE = kodeSql(TIPE_JADWAL);

/** A school as it stands in the database, with its own today and the first of its days. */
export type Sekolah = RencanaSekolah & { tenant_id: number; organisasi_id: number; sejak: Tanggal; hari_ini: Tanggal };

/** How long the one that has only just joined has been here: no weekday of its has come three times. */
const BARU_HARI = 9;

/** The schools with their settings, places and hours, a statement a table. The newest has no place yet. */
export async function insertSekolah(trx: Db, tenant_id: number, now: Date): Promise<Sekolah[]> {
  const dated = RENCANA_YAYASAN.sekolah.map((one) => ({ ...one, ...masaOf(one, now) }));
  const { rows } = await sql<{ organisasi_id: number; kode: string }>`
    insert into organisasi (tenant_id, kode_organisasi, nama, k_sumber_data, is_langganan, tgl_berlaku_akhir, dibuat_pada)
    select ${tenant_id}, r.kode, r.nama, 2, true, r.hari_ini + 183, r.sejak
    from ${sekolahSql(dated)} returning organisasi_id, kode_organisasi as kode`.execute(trx);
  const ids = new Map(rows.map(({ kode, organisasi_id }) => [kode, organisasi_id]));
  const sekolah = dated.map((one) => ({ ...one, tenant_id, organisasi_id: ids.get(one.kode) ?? 0 }));
  const r = sekolahSql(sekolah);
  await sql`insert into kuota (tenant_id, organisasi_id, tgl_mulai, kuota, keterangan)
    select r.tenant_id, r.organisasi_id, r.sejak, 30, 'Sesuai langganan' from ${r}`.execute(trx);
  await sql`insert into pengaturan_organisasi (tenant_id, organisasi_id, timezone)
    select r.tenant_id, r.organisasi_id, r.zona from ${r}`.execute(trx);
  await sql`insert into lokasi_presensi (tenant_id, organisasi_id, nama, lat, lng)
    select r.tenant_id, r.organisasi_id, 'Sekolah', r.lat, r.lng from ${r} where r.cerita is distinct from ${BARU}`.execute(
    trx,
  );
  await sql`insert into grup (tenant_id, organisasi_id, nama)
    select r.tenant_id, r.organisasi_id, g from ${r}, unnest(array['Guru', 'Tata Usaha']) g`.execute(trx);
  await insertJam(trx, sekolah);
  return sekolah;
}

async function insertJam(trx: Db, sekolah: readonly Sekolah[]): Promise<void> {
  const jam = Object.entries(JAM_PEKAN).flatMap(([pekan, { hari, masuk, pulang }]) =>
    hari.map((one) => ({ pekan, hari: one, masuk, pulang })),
  );
  await sql`with j as (
      insert into jadwal (tenant_id, organisasi_id, nama, tipe_jadwal)
      select r.tenant_id, r.organisasi_id, 'Reguler', ${TIPE.reguler} from ${sekolahSql(sekolah)} returning tenant_id, organisasi_id, jadwal_id),
    v as (
      insert into jadwal_versi (tenant_id, organisasi_id, jadwal_id, tgl_mulai)
      select tenant_id, organisasi_id, jadwal_id, '2020-01-01' from j returning organisasi_id, jadwal_versi_id),
    b as (
      insert into jadwal_baris (tenant_id, organisasi_id, jadwal_versi_id, hari, jam_masuk, jam_pulang)
      select r.tenant_id, r.organisasi_id, v.jadwal_versi_id, p.hari, p.masuk, p.pulang
      from v join ${sekolahSql(sekolah)} using (organisasi_id)
      join jsonb_to_recordset(${JSON.stringify(jam)}::jsonb) p (pekan text, hari integer, masuk time, pulang time) using (pekan))
    insert into jadwal_kerja (tenant_id, organisasi_id, jadwal_id, target, tgl_mulai)
    select tenant_id, organisasi_id, jadwal_id, 'organisasi', '2020-01-01' from j`.execute(trx);
}

function masaOf({ zona, cerita }: { zona: Zona; cerita?: CeritaSekolah }, now: Date) {
  const hari_ini = localToday(now, zona);
  return { hari_ini, sejak: addDays(hari_ini, cerita === BARU ? -BARU_HARI : -RENCANA_YAYASAN.hari_lampau) };
}

const BARU: CeritaSekolah = 'baru';

/** The schools as the rows `r` of a statement. */
export const sekolahSql = (sekolah: readonly (RencanaSekolah & Partial<Sekolah>)[]) => sql`
  jsonb_to_recordset(${JSON.stringify(sekolah)}::jsonb) r (tenant_id integer, organisasi_id integer, kode text, nama text,
    lat float8, lng float8, zona text, pekan text, cerita text, sejak date, hari_ini date)`;
