import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { insertOrganisasi } from '../../organisasi/organisasi.queries.ts';
import { insertTenant, updateTenant } from '../../tenant/tenant.queries.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { findTenantByKode, isKodeOrganisasiTaken, type PermintaanTersimpan } from './permintaan-akses.queries.ts';

type Tempat = { tenant_id: number; organisasi_id?: number };

/**
 * Makes the tenant or organisation that is asked for, of status 13: nobody can enter it before somebody has decided.
 * Undefined where the tenant that was named is nobody's.
 */
export async function openTempat(ctx: BaseCtx, minta: PermintaanTersimpan): Promise<Tempat | undefined> {
  if (minta.jenis === 'tenant') {
    const { nama, alamat, pemohon_email: email } = minta;
    const tenant_id = await insertTenant(ctx.db, { nama, alamat, email }, ctx.today.slice(0, 4));
    await updateTenant({ ...ctx, tenant_id }, { status: STATUS_RECORD.menunggu });
    return { tenant_id };
  }
  const tenant_id = minta.kode_tenant === null ? null : await findTenantByKode(ctx.db, minta.kode_tenant);
  return tenant_id === null ? undefined : openOrganisasi(ctx, minta, tenant_id);
}

/** The same for an organisation under this tenant. */
export async function openOrganisasi(
  ctx: BaseCtx,
  minta: PermintaanTersimpan,
  tenant_id: number,
): Promise<Required<Tempat>> {
  const { permintaan_akses_id, nama, npsn, nsm, alamat, pemohon_email: email, pemohon_no_hp: telepon } = minta;
  const wished = npsn ?? `D${permintaan_akses_id}`;
  const kode_organisasi = (await isKodeOrganisasiTaken(ctx.db, wished)) ? `${wished}-${permintaan_akses_id}` : wished;
  const profil = { nama, npsn, nsm, alamat, email, telepon };
  const row = { tenant_id, kode_organisasi, status: STATUS_RECORD.menunggu, ...profil };
  return { tenant_id, organisasi_id: await insertOrganisasi(ctx, row) };
}
