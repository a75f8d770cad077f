import { changeMasa, type Ubahan } from '@hadir/rules/pengaturan/change-masa.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { masaMilikOf, toPengaturanRows, type IsiOrganisasi } from './masa-milik.ts';
import { listMasaTenant, listPengaturanOf, lockOrganisasi, lockPengaturan } from './pengaturan.queries.ts';
import { storePengaturan } from './store-pengaturan.ts';

/**
 * Makes the organisation's own settings hold from a date; a field that is undefined follows the tenant from then on
 * (aturan/pengaturan#ikut-tenant). Changes that were planned for later days stay.
 */
export async function changePengaturanFrom(
  { db, tenant_id, organisasi: { organisasi_id } }: OrganisasiCtx,
  tgl_mulai: string,
  ubahan: Ubahan<IsiOrganisasi>,
): Promise<void> {
  await lockPengaturan(db, tenant_id, 'bersama');
  await lockOrganisasi(db, organisasi_id);
  const lama = await listPengaturanOf(db, [organisasi_id]);
  const sendiri = changeMasa<IsiOrganisasi>(masaMilikOf(lama), tgl_mulai, ubahan);
  const baru = toPengaturanRows({ tenant_id, organisasi_id }, await listMasaTenant(db, tenant_id), sendiri);
  await storePengaturan(db, lama, baru);
}
