import { langgananBerlakuSql } from '../platform/tempat/langganan-berlaku-sql.ts';
import type { StatistikTenant } from '@hadir/contract/tenant/statistik-tenant.contract.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';

const RECORD = kodeSql(STATUS_RECORD);
const SUMBER = kodeSql(SUMBER_DATA);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

type Isi = Omit<StatistikTenant, 'tanggal' | 'hari_ini'>;

/** Everything that is counted of a tenant but its attendance, in one statement; `sampai` is the last day of "soon". */
export async function countTenant({ db, tenant_id, today }: TenantCtx, sampai: Tanggal): Promise<Isi> {
  const { rows } = await sql<Isi>`
    with org as (
      select organisasi.*, ${langgananBerlakuSql('organisasi', today)} as berlaku from organisasi where tenant_id = ${tenant_id}),
    orang as (
      select a.user_id, bool_or(a.status = ${KEANGGOTAAN.aktif}) as aktif,
        bool_or(a.status = ${KEANGGOTAAN.belum_aktivasi}) as belum
      from anggota a where a.tenant_id = ${tenant_id} group by a.user_id)
    select
      (select json_build_object('jumlah', count(*),
        'aktif', count(*) filter (where status = ${RECORD.aktif}),
        'tidak_aktif', count(*) filter (where status = ${RECORD.tidak_aktif}),
        'menunggu', count(*) filter (where status = ${RECORD.menunggu}),
        'ditolak', count(*) filter (where status = ${RECORD.ditolak}),
        'diblokir', count(*) filter (where status = ${RECORD.diblokir}),
        'terhubung', count(*) filter (where k_sumber_data = ${SUMBER.terhubung}), 'umum', count(*) filter (where k_sumber_data <> ${SUMBER.terhubung}),
        'berlangganan', count(*) filter (where berlaku), 'tanpa_langganan', count(*) filter (where not berlaku))
        from org) as organisasi,
      (select json_build_object('aktif', count(*) filter (where aktif),
        'belum_aktivasi', count(*) filter (where belum and not aktif),
        'terpakai', hadir.akun_terpakai(${tenant_id}, null),
        'kuota', (select k.kuota from hadir.kuota_berlaku(${tenant_id}, null, ${today}::date) k))
        from orang) as anggota,
      (select json_build_object('berkas', count(*), 'byte', coalesce(sum(ukuran), 0))
        from berkas where tenant_id = ${tenant_id} and dihapus_pada is null) as penyimpanan,
      (select coalesce(json_agg(json_build_object('organisasi_id', organisasi_id, 'kode_organisasi', kode_organisasi,
          'nama', nama, 'tgl_berlaku_akhir', tgl_berlaku_akhir) order by tgl_berlaku_akhir, nama), '[]')
        from org where berlaku and tgl_berlaku_akhir <= ${sampai}::date) as akan_berakhir`.execute(db);
  const [isi] = rows;
  if (!isi) throw new Error('A tenant counts itself');
  return isi;
}
