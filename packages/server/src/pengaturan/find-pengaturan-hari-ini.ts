import { PENGATURAN_BAWAAN, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { isiOn } from '@hadir/rules/pengaturan/masa.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { listMasaTenant, listPengaturanOf } from './pengaturan.queries.ts';

/** What is in force today of the organisation or, without one, of its tenant. */
export async function findPengaturanHariIni({ db, today, tenant_id, organisasi }: MilikCtx): Promise<IsiPengaturan> {
  const masa = organisasi
    ? (await listPengaturanOf(db, [organisasi.organisasi_id])).map((isi) => ({ ...isi, isi }))
    : await listMasaTenant(db, tenant_id);
  return isiOn(masa, today) ?? PENGATURAN_BAWAAN;
}
