import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { hasLainMenunggu, listPemutus } from './pemutus-permintaan.queries.ts';
import type { PermintaanTersimpan } from './permintaan-akses.queries.ts';

/**
 * Tells who decides that an institution registered: the tenant's admins, or the super admins where it would be a tenant
 * or named none that is known. Once, until nothing waits for them any more, so that nobody's letter box is filled.
 */
export async function mailPermintaanMenunggu(
  { db, deps }: BaseCtx,
  { permintaan_akses_id, jenis, nama }: PermintaanTersimpan,
  tenant_id: number | undefined,
): Promise<void> {
  const pemutus = jenis === 'organisasi' ? (tenant_id ?? null) : null;
  if (await hasLainMenunggu(db, { permintaan_akses_id, tenant_id: pemutus })) return;
  for (const orang of await listPemutus(db, pemutus)) {
    if (orang.email === null) continue;
    const teks = [
      `Halo ${orang.nama},`,
      `${nama} mendaftar di Hadir dan menunggu keputusan Anda.`,
      `Setujui atau tolak di Permintaan Akses:\n${deps.publicUrl}/akses`,
    ].join('\n\n');
    await deps.mail.send(db, { kepada: orang.email, judul: `Pendaftaran ${nama} menunggu keputusan`, teks });
  }
}
