import type { JenisTindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import { belumVervalSql } from '../kehadiran/rekap/belum-verval.queries.ts';
import { isMesinBergeser, isMesinDiam } from '../perangkat/dasar/is-mesin-diam.queries.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { anggotaAktifSql } from '../anggota/dasar/anggota-aktif-sql.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';
import { langgananBerlakuSql } from '../platform/tempat/langganan-berlaku-sql.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const RECORD = kodeSql(STATUS_RECORD);
const CUTI = kodeSql(STATUS_CUTI);

/** How much of the subscription is used, and until when it runs. */
export function findLangganan(db: Db, organisasi_id: number, today: Tanggal) {
  return db
    .selectFrom('organisasi')
    .select([
      sql<number | null>`(select k.kuota from hadir.kuota_berlaku(tenant_id, organisasi_id, ${today}::date) k)`.as(
        'kuota',
      ),
      'tgl_berlaku_akhir',
      sql<number>`(select count(*) from anggota a where a.organisasi_id = organisasi.organisasi_id and a.status <> ${KEANGGOTAAN.tidak_aktif})`.as(
        'anggota_aktif',
      ),
    ])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
}

/** All but what goes a way of approval or between two places: whose turn that is, its way says. */
type JenisTerhitung = Exclude<JenisTindakLanjut, 'swafoto_menunggu' | 'klaim_menunggu' | 'mutasi_menunggu'>;

/** How many of each kind wait for the operator; what is his own waits for another. */
export async function countTindakLanjut(
  db: Db,
  organisasi_id: number,
  { today, now, oleh }: { today: Tanggal; now: Date; oleh: number },
): Promise<Record<JenisTerhitung, number>> {
  const { rows } = await sql<Record<JenisTerhitung, number>>`
    select
      ${belumVervalSql(sql`${today}::date`, [today])} as bulan_belum_verval,
      (select count(*) from presensi p where p.organisasi_id = o.organisasi_id and p.is_ditinjau and p.sumber <> 'manual'
        and p.user_id <> ${oleh}
        and not exists (select from putusan_presensi d
          where d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id)) as presensi_menunggu,
      (select count(*) from wajah_presensi h
        join presensi p on p.organisasi_id = h.organisasi_id and p.presensi_id = h.presensi_id
          and p.waktu = h.presensi_waktu and p.sumber <> 'manual'
        where h.organisasi_id = o.organisasi_id and h.is_menunggu and p.user_id <> ${oleh}) as wajah_ditinjau,
      (select count(*) from wajah w join anggota a on a.user_id = w.user_id and a.organisasi_id = o.organisasi_id
        where w.status = 'menunggu' and w.user_id <> ${oleh} and ${anggotaAktifSql('a', today)}
        and (select f.is_wajah from hadir.aturan_wajah(o.organisasi_id, ${today}::date) f)) as wajah_menunggu,
      (select count(*) from cuti c where c.organisasi_id = o.organisasi_id and c.status = ${CUTI.disetujui}
        and c.tgl_akhir >= date_trunc('year', ${today}::date) and hadir.kurang_saldo(c) > 0) as cuti_kurang_saldo,
      case when exists (select from cuti_kategori g where g.organisasi_id = o.organisasi_id and g.is_aktif)
        then 0 else 1 end as tanpa_kategori_cuti,
      (select count(*) from kehadiran k where k.organisasi_id = o.organisasi_id and k.tanggal = ${today}::date
        and k.lapisan is null) as tanpa_jadwal,
      (select count(*) from anggota a where a.organisasi_id = o.organisasi_id
        and a.status = ${KEANGGOTAAN.belum_aktivasi}) as anggota_belum_aktivasi,
      (select count(*) from anggota a where a.organisasi_id = o.organisasi_id
        and a.status <> ${KEANGGOTAAN.tidak_aktif} and a.pin is null
        and exists (select from perangkat m where m.organisasi_id = o.organisasi_id and m.status = ${RECORD.aktif})
        ) as tanpa_pin,
      case when exists (select from lokasi_presensi l where l.organisasi_id = o.organisasi_id
        and l.status = ${RECORD.aktif})
        then 0 else 1 end as tanpa_lokasi,
      (select count(*) from perangkat p where p.organisasi_id = o.organisasi_id and ${isMesinDiam(now)}) as mesin_diam,
      (select count(*) from perangkat p where p.organisasi_id = o.organisasi_id and ${isMesinBergeser}) as mesin_bergeser,
      (select count(distinct t.pin) from ketukan_tertahan t where t.organisasi_id = o.organisasi_id
        and t.sebab = 'pin' and t.keadaan = 'menunggu') as pin_menunggu
    from organisasi o where o.organisasi_id = ${organisasi_id}
  `.execute(db);
  const [jumlah] = rows;
  if (!jumlah) throw new Error('An organisasi counts its own follow-ups');
  return jumlah;
}

/** The tenant's organisations that are open: who is closed, waits or was turned down has no day. */
export function listOrganisasiTerbuka({ db, tenant_id, today }: TenantCtx) {
  return db
    .selectFrom('organisasi')
    .select(['organisasi_id', 'kode_organisasi', 'nama', 'k_sumber_data'])
    .select(langgananBerlakuSql('organisasi', today).as('is_langganan'))
    .where('tenant_id', '=', tenant_id)
    .where('status', '=', STATUS_RECORD.aktif)
    .orderBy('nama')
    .execute();
}

export async function countAnggotaTenant(db: Db, tenant_id: number): Promise<number> {
  const { jumlah } = await db
    .selectFrom('anggota')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .select(({ fn }) => fn.count<number>('anggota.user_id').distinct().as('jumlah'))
    .where('anggota.tenant_id', '=', tenant_id)
    .where('anggota.status', '!=', STATUS_KEANGGOTAAN.tidak_aktif)
    .where('organisasi.status', '=', STATUS_RECORD.aktif)
    .executeTakeFirstOrThrow();
  return jumlah;
}

/** Which of these organisations have days on a date, and no schedule of any kind for any of them. */
export async function listTanpaJadwal(db: Db, ids: readonly number[], tanggal: Tanggal): Promise<Set<number>> {
  const rows = await db
    .selectFrom('kehadiran')
    .select('organisasi_id')
    .where('organisasi_id', '=', sql<number>`any(${ids}::integer[])`)
    .where('tanggal', '=', tanggal)
    .groupBy('organisasi_id')
    .having(sql<boolean>`bool_and(lapisan is null)`)
    .execute();
  return new Set(rows.map(({ organisasi_id }) => organisasi_id));
}

/** Whether a schedule of any kind, a day off by it too, holds for somebody of the organisation on a date. */
export async function hasJadwal(db: Db, organisasi_id: number, tanggal: Tanggal): Promise<boolean> {
  const row = await db
    .selectFrom('kehadiran')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('tanggal', '=', tanggal)
    .where('lapisan', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
