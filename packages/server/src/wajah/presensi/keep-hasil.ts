import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { deriveHariOfEvents } from '../../presensi/ketukan/derive-hari-of-events.ts';
import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { insertHasil, type HasilBanding, type Swafoto } from './banding.queries.ts';

export type Dibandingkan = { swafoto: Swafoto; hasil: HasilBanding };

/** Keeps what was compared in one organisation and derives its days; a frozen month stays as it was. */
export async function keepHasil({ db }: Pick<Deps, 'db'>, semua: readonly Dibandingkan[], now: Date): Promise<void> {
  const [first] = semua;
  if (!first) return;
  const { tenant_id, organisasi_id } = first.swafoto;
  const organisasi = { tenant_id, organisasi_id };
  await inScope(db, { lingkup: 'organisasi', ...organisasi }, async (trx) => {
    await lockPembekuan(trx, [organisasi], 'bersama');
    await insertHasil(
      trx,
      semua.map(({ hasil }) => hasil),
      now,
    );
    await deriveHariOfEvents(
      { db: trx, now, organisasi },
      semua.map(({ swafoto }) => swafoto),
    );
  });
}
