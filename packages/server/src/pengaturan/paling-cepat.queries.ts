import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { ZONA_TERAKHIR, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { localToday } from '../platform/ctx/local-today.ts';

/**
 * The earliest day from which a tenant's settings may change: today where it began first among the zones of its
 * organisations, now, in what they have planned, and with this change (aturan/pengaturan#masa-berlaku).
 */
export async function findPalingCepat({ db, now, tenant_id }: TenantCtx, zonaBaru?: Zona): Promise<Tanggal> {
  const rows = await db
    .selectFrom('pengaturan_organisasi')
    .select('timezone')
    .distinct()
    .where('tenant_id', '=', tenant_id)
    .where((eb) => eb.or([eb('tgl_selesai', 'is', null), eb('tgl_selesai', '>=', localToday(now, ZONA_TERAKHIR))]))
    .$narrowType<{ timezone: Zona }>()
    .execute();
  const zona = [...rows.map(({ timezone }) => timezone), ...(zonaBaru ? [zonaBaru] : [])];
  return zona.reduce(
    (latest, one) => {
      const hari = localToday(now, one);
      return hari > latest ? hari : latest;
    },
    localToday(now, ZONA_TERAKHIR),
  );
}
