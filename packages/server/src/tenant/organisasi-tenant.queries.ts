import { langgananBerlakuSql } from '../platform/tempat/langganan-berlaku-sql.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { OrganisasiTenant } from '@hadir/contract/tenant/tenant.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';

const PERAN = kodeSql(KODE_PERAN);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const SORT = {
  nama: 'nama',
  kode_organisasi: 'kode_organisasi',
  status: 'status',
  tgl_berlaku_akhir: 'tgl_berlaku_akhir',
};

/** The tenant's organisations, whatever their status, with their quota of today and what is used of it. */
export function selectOrganisasiTenant(
  { db, tenant_id, today }: TenantCtx,
  { q, sort, status }: Omit<Input<typeof tenant.listOrganisasiTenant>, 'tenant_id'>,
) {
  const found = db
    .selectFrom('organisasi')
    .select(['organisasi_id', 'kode_organisasi', 'nama', 'npsn', 'k_sumber_data', 'tgl_berlaku_akhir'])
    .select(['status', 'keterangan_status', 'is_ditutup_dari_atas'])
    .select([
      langgananBerlakuSql('organisasi', today).as('is_langganan'),
      sql<number | null>`(select k.kuota from hadir.kuota_berlaku(tenant_id, organisasi_id, ${today}::date) k)`.as(
        'kuota',
      ),
      sql<number>`hadir.akun_terpakai(tenant_id, organisasi_id)`.as('terpakai'),
      sql<number>`(select count(*) from anggota a where a.organisasi_id = organisasi.organisasi_id
        and a.role = ${PERAN.operator} and a.status <> ${KEANGGOTAAN.tidak_aktif})`.as('jumlah_operator'),
    ])
    .$narrowType<Pick<OrganisasiTenant, 'status'>>()
    .where('tenant_id', '=', tenant_id)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or((['nama', 'kode_organisasi', 'npsn'] as const).map((column) => eb(column, 'ilike', contains(q)))),
        ),
      ),
    );
  return applySort(found, sort, SORT, 'organisasi_id');
}
