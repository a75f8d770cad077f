import type { KeamananTenant } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import { sebutWaktu } from '../auth/dasar/sebut-waktu.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { selectAdminDisurati } from './keamanan-tenant.queries.ts';

const SIAPA: Record<keyof KeamananTenant, string> = {
  is_faktor_wajib_admin: 'admin induk',
  is_faktor_wajib_operator: 'operator instansi',
};

/** Those of whom a second factor was asked and is no longer, by name. */
export const listBerhenti = (sebelum: KeamananTenant, sesudah: KeamananTenant): string[] =>
  (['is_faktor_wajib_admin', 'is_faktor_wajib_operator'] as const)
    .filter((nama) => sebelum[nama] && !sesudah[nama])
    .map((nama) => SIAPA[nama]);

/** Tells the tenant's admins who has stopped asking a second factor of whom, each of them: he may not be one of theirs. */
export async function mailBerhentiWajib(ctx: TenantCtx, siapa: readonly string[]): Promise<void> {
  for (const { nama, email } of await selectAdminDisurati(ctx)) {
    const teks = [
      `Halo ${nama},`,
      `Faktor kedua tidak lagi diwajibkan bagi ${siapa.join(' dan ')} di induk Anda. ${ctx.actor.nama} mematikannya ${sebutWaktu(ctx.now)}.`,
      'Yang sudah memasangnya tetap diminta saat masuk; yang belum kini masuk dengan kata sandi saja.',
      `Bila ini tidak disepakati, wajibkan lagi di Profil Tenant dan hubungi yang mematikannya:\n${ctx.deps.publicUrl}/tenant/profil`,
    ].join('\n\n');
    await ctx.deps.mail.send(ctx.db, { kepada: email, judul: 'Faktor kedua tidak lagi diwajibkan', teks });
  }
}
