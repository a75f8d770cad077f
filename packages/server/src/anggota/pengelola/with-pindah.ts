import type { AdminBaris } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';

/** Says beside each account that a transfer ended where it led. */
export async function withPindah<Row extends Pick<AdminBaris, 'user_id' | 'keadaan'>>(
  { db, deps }: UserCtx,
  halaman: Page<Row>,
): Promise<Page<Row & Pick<AdminBaris, 'pindah'>>> {
  const berakhir = halaman.data.flatMap(({ user_id, keadaan }) => (keadaan === 'tidak_aktif' ? [user_id] : []));
  const pindah = berakhir.length === 0 ? undefined : await deps.upward.listPindahAkun(db, berakhir);
  return { ...halaman, data: halaman.data.map((row) => ({ ...row, pindah: pindah?.get(row.user_id) ?? null })) };
}
