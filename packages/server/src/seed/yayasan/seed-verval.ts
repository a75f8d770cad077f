import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { generateVerval } from '../../verval/bulan/generate-verval.ts';
import { seedCtx } from '../dasar/seed-ctx.ts';
import type { Sekolah } from './insert-sekolah.ts';

/** Last month is verified wherever there are days of it, but for the school of which it is told that it is not. */
export async function seedVerval(db: Db, sekolah: readonly Sekolah[], now: Date): Promise<void> {
  for (const { tenant_id, organisasi_id, kode, zona, cerita, sejak, hari_ini } of sekolah) {
    const akhir = rangeOfBulan(bulanSebelum(hari_ini)).tgl_akhir;
    if (cerita === 'belum-verval' || sejak > akhir) continue;
    const at = { tenant_id, organisasi_id };
    await inScope(db, { lingkup: 'organisasi', ...at }, async (trx) => {
      const operator = await trx
        .selectFrom('users')
        .select(['user_id', 'nama'])
        .where('username', '=', `operator.${kode.toLowerCase()}`)
        .executeTakeFirstOrThrow();
      const ctx = seedCtx(trx, at, { ...operator, peran: 'operator' }, now, { whole: db, zona });
      await generateVerval(ctx, { organisasi_id, bulan: akhir.slice(0, 7) });
    });
  }
}
