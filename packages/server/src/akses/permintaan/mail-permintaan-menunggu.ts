import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
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
  const pemutus = jenis === 'organisasi' && tenant_id !== undefined ? tenant_id : null;
  const lain = await db
    .selectFrom('permintaan_akses')
    .select('permintaan_akses_id')
    .where('status', '=', STATUS_AKSES.diajukan)
    .where('permintaan_akses_id', '<>', permintaan_akses_id)
    .where((eb) =>
      pemutus === null
        ? eb.or([eb('jenis', '=', 'tenant'), eb('tenant_id', 'is', null)])
        : eb.and([eb('jenis', '=', 'organisasi'), eb('tenant_id', '=', pemutus)]),
    )
    .limit(1)
    .executeTakeFirst();
  if (lain) return;
  const penerima = await db
    .selectFrom('users')
    .select(['nama', 'email'])
    .where('status', '=', STATUS_USER.aktif)
    .where((eb) =>
      pemutus === null
        ? eb('is_super_admin', '=', true)
        : eb.and([eb('is_admin', '=', true), eb('tenant_id', '=', pemutus)]),
    )
    .execute();
  for (const orang of penerima) {
    if (orang.email === null) continue;
    const teks = [
      `Halo ${orang.nama},`,
      `${nama} mendaftar di Hadir dan menunggu keputusan Anda.`,
      `Setujui atau tolak di Permintaan Akses:\n${deps.publicUrl}/akses`,
    ].join('\n\n');
    await deps.mail.send(db, { kepada: orang.email, judul: `Pendaftaran ${nama} menunggu keputusan`, teks });
  }
}
