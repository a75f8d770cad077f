import type { AtributMenunggu } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';

/** Names what an atribut is now, so that a decision is on what was read. */
const VERSI = sql<string>`md5(jsonb_build_array(
  atribut.nama, tipe, pilihan, is_wajib, is_dilihat_anggota, is_diisi_anggota)::text)`;

/** What the tenant's organisations wait for, the longest first. */
export const selectMenunggu = ({ db, tenant_id }: TenantCtx) =>
  db
    .selectFrom('atribut')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'atribut.organisasi_id')
    .select(['atribut_id', 'atribut.nama', 'tipe', 'pilihan', 'is_wajib', 'is_dilihat_anggota', 'is_diisi_anggota'])
    .select(['organisasi.organisasi_id', 'organisasi.nama as organisasi', VERSI.as('versi')])
    .select(
      sql<number>`(select count(*) from anggota_atribut a where a.tenant_id = atribut.tenant_id
        and a.pemilik = atribut.pemilik and a.atribut_id = atribut.atribut_id)`.as('jumlah_terisi'),
    )
    .$narrowType<Pick<AtributMenunggu, 'tipe'>>()
    .where('atribut.tenant_id', '=', tenant_id)
    .where('atribut.status', '=', STATUS_RECORD.menunggu)
    .orderBy('atribut_id');

/** Decides what waits as it was read, once; undefined where it does not, or is not the tenant's to decide. */
export const updateKeputusan = (
  { db, tenant_id }: TenantCtx,
  { atribut_id, versi }: { atribut_id: number; versi: string },
  keputusan: { status: number; keterangan: string | null },
) =>
  db
    .updateTable('atribut')
    .set(keputusan)
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not', null)
    .where('atribut_id', '=', atribut_id)
    .where('status', '=', STATUS_RECORD.menunggu)
    .where(VERSI, '=', versi)
    .returning(['nama', 'organisasi_id'])
    .$narrowType<{ organisasi_id: number }>()
    .executeTakeFirst();

/** An organisation's atribut of this tenant, whether it waits or not. */
export const findAtributInstansi = ({ db, tenant_id }: TenantCtx, atribut_id: number) =>
  db
    .selectFrom('atribut')
    .select('status')
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not', null)
    .where('atribut_id', '=', atribut_id)
    .executeTakeFirst();
