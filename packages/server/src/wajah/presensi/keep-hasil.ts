import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { deriveHari } from '../../kehadiran/turunan/derive-hari.ts';
import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { listHariOfEvents } from '../../kehadiran/turunan/list-hari-of-events.ts';
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
    const hari = await listHariOfEvents({ db: trx, organisasi }, semua.map(({ swafoto }) => swafoto)); // prettier-ignore
    for (const [tanggal, user_ids] of hari)
      await deriveHari({ db: trx, now, organisasi }, user_ids, { tgl_awal: tanggal, tgl_akhir: tanggal });
  });
}
