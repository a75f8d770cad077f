import type { AtributMenunggu } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';

/** What the tenant's organisations wait for, the longest first. */
export const selectMenunggu = ({ db, tenant_id }: TenantCtx) =>
  db
    .selectFrom('atribut')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'atribut.organisasi_id')
    .select(['atribut_id', 'atribut.nama', 'tipe', 'pilihan', 'is_wajib', 'is_dilihat_anggota', 'is_diisi_anggota'])
    .select(['organisasi.organisasi_id', 'organisasi.nama as organisasi'])
    .select(
      sql<number>`(select count(*) from anggota_atribut a where a.tenant_id = atribut.tenant_id
        and a.pemilik = atribut.pemilik and a.atribut_id = atribut.atribut_id)`.as('jumlah_terisi'),
    )
    .$narrowType<Pick<AtributMenunggu, 'tipe'>>()
    .where('atribut.tenant_id', '=', tenant_id)
    .where('atribut.status', '=', STATUS_RECORD.menunggu)
    .orderBy('atribut_id');

/** Decides what waits, once; undefined where it does not, or is not the tenant's to decide. */
export const updateKeputusan = (
  { db, tenant_id }: TenantCtx,
  atribut_id: number,
  keputusan: { status: number; keterangan: string | null },
) =>
  db
    .updateTable('atribut')
    .set(keputusan)
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not', null)
    .where('atribut_id', '=', atribut_id)
    .where('status', '=', STATUS_RECORD.menunggu)
    .returning(['nama', 'organisasi_id'])
    .$narrowType<{ organisasi_id: number }>()
    .executeTakeFirst();

export async function isAtributInstansi({ db, tenant_id }: TenantCtx, atribut_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('atribut')
    .select('atribut_id')
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not', null)
    .where('atribut_id', '=', atribut_id)
    .executeTakeFirst();
  return row !== undefined;
}
