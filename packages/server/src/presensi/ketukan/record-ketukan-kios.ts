import type { DeriveCtx } from '../../kehadiran/turunan/derive-ctx.ts';
import { deriveHariOfEvents } from './derive-hari-of-events.ts';
import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { insertKetukanKios, type KetukanKios } from './ketukan-kios.queries.ts';
import type { Mesin } from './ketukan-mesin.queries.ts';

/**
 * Records what a member did at a kiosk, once, and derives the days that it belongs to; a frozen month stays as it was.
 * Answers the event's number, or undefined where it was recorded before.
 */
export async function recordKetukanKios(
  { db, now }: Pick<DeriveCtx, 'db' | 'now'>,
  kios: Mesin,
  ketukan: KetukanKios,
): Promise<number | undefined> {
  const organisasi = { tenant_id: kios.tenant_id, organisasi_id: kios.organisasi_id };
  await lockPembekuan(db, [organisasi], 'bersama');
  const presensi_id = await insertKetukanKios(db, kios, ketukan, now);
  if (presensi_id === undefined) return undefined;
  const { user_id, waktu } = ketukan;
  await deriveHariOfEvents({ db, now, organisasi }, [{ user_id, waktu, timezone: kios.timezone }]);
  return presensi_id;
}
