import type {
  FilterKonfigurasi,
  KonfigurasiBaris,
  UbahKonfigurasi,
} from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type * as z from 'zod/mini';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { pengaturanPadaSql } from '../../platform/tempat/berlaku-sql.ts';

const SUMBER = kodeSql(SUMBER_DATA);

const SORT = {
  nama: 'organisasi.nama',
  kode: 'organisasi.kode_organisasi',
  tenant: 'tenant.nama',
  status_simpatika: 'organisasi.status_simpatika',
};

/** Linked organisations with what is in force of their settings today. */
const selectTerhubung = ({ db, today }: UserCtx) =>
  db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .innerJoin(pengaturanPadaSql('organisasi', today).as('atur'), (join) => join.onTrue())
    .select(['organisasi.organisasi_id', 'organisasi.kode_organisasi', 'organisasi.nama'])
    .select(['tenant.tenant_id', 'tenant.nama as nama_tenant'])
    .select(['organisasi.status_simpatika', 'organisasi.simpatika_id'])
    .select(['organisasi.is_sinkronisasi', 'organisasi.is_blokir_finpay'])
    .select(['atur.timezone', 'atur.is_leave_management_simpatika'])
    .$narrowType<Pick<KonfigurasiBaris, 'status_simpatika' | 'timezone'>>()
    .where('organisasi.k_sumber_data', '=', SUMBER.terhubung);

export function selectKonfigurasi(ctx: UserCtx, filter: z.output<typeof FilterKonfigurasi>) {
  const { tenant_id, status_simpatika, is_leave_management_simpatika, is_sinkronisasi, is_blokir_finpay, q } = filter;
  let query = selectTerhubung(ctx);
  if (tenant_id !== undefined) query = query.where('organisasi.tenant_id', '=', tenant_id);
  if (status_simpatika !== undefined) query = query.where('organisasi.status_simpatika', '=', status_simpatika);
  if (is_sinkronisasi !== undefined) query = query.where('organisasi.is_sinkronisasi', '=', is_sinkronisasi);
  if (is_blokir_finpay !== undefined) query = query.where('organisasi.is_blokir_finpay', '=', is_blokir_finpay);
  if (is_leave_management_simpatika !== undefined)
    query = query.where('atur.is_leave_management_simpatika', '=', is_leave_management_simpatika);
  if (q) {
    query = query.where((eb) =>
      eb.or(
        (['organisasi.nama', 'organisasi.kode_organisasi', 'organisasi.npsn', 'organisasi.simpatika_id'] as const).map(
          (column) => eb(column, 'ilike', contains(q)),
        ),
      ),
    );
  }
  return applySort(query, filter.sort, SORT, 'organisasi.organisasi_id');
}

export const findKonfigurasi = (ctx: UserCtx, organisasi_id: number): Promise<KonfigurasiBaris | undefined> =>
  selectTerhubung(ctx).where('organisasi.organisasi_id', '=', organisasi_id).executeTakeFirst();

type Milik = Pick<UbahKonfigurasi, 'status_simpatika' | 'simpatika_id' | 'is_sinkronisasi' | 'is_blokir_finpay'>;

/** What the organisation's own row holds of it; fields that are undefined stay. */
export async function updateKonfigurasi({ db }: UserCtx, organisasi_id: number, milik: Milik): Promise<void> {
  const set = Object.fromEntries(Object.entries(milik).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.updateTable('organisasi').set(set).where('organisasi_id', '=', organisasi_id).execute();
}

export async function isSimpatikaIdTaken({ db }: UserCtx, organisasi_id: number, simpatika_id: string) {
  const row = await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where('simpatika_id', '=', simpatika_id)
    .where('organisasi_id', '<>', organisasi_id)
    .executeTakeFirst();
  return row !== undefined;
}
