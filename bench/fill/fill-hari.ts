import type { Client } from 'pg';
import { deriveHari } from '../../packages/server/src/kehadiran/turunan/derive-hari.ts';
import { deriveRentang } from '../../packages/server/src/kehadiran/turunan/derive-rentang.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import type { Filled } from './fill-database.ts';

/** So many come at once. */
const KELOMPOK = 16;

/**
 * The organisation's days as they come to be: opened for all in the night, changed by each arrival and each departure,
 * closed in the next night, and cleaned up after like autovacuum does.
 */
export async function fillHari(owner: Client, url: string, filled: Filled, tanggal: readonly string[]): Promise<void> {
  const db = openDb(url, { connections: 4 });
  const { organisasi_id, tenant_id, user_id } = filled;
  const organisasi = { organisasi_id, tenant_id };
  for (const hari of tanggal) {
    const range = { tgl_awal: hari, tgl_akhir: hari };
    const at = (jam: string) => new Date(`${hari}T${jam}:00+07:00`);
    await deriveRentang({ db, now: at('00:10'), organisasi }, 'semua', range);
    for (const [jam, now] of [
      ['06:45', at('07:30')],
      ['15:02', at('15:40')],
    ] as const) {
      await owner.query(
        `insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, lat, lng, radius)
         select $1, $2, id, ($3::date + $4::time + make_interval(mins => id % 25)) at time zone 'Asia/Jakarta', 'Asia/Jakarta',
           'ponsel', -6.2, 106.8, 1 from unnest($5::integer[]) id`,
        [tenant_id, organisasi_id, hari, jam, user_id],
      );
      for (let first = 0; first < user_id.length; first += KELOMPOK) {
        const group = user_id.slice(first, first + KELOMPOK);
        await inScope(db, { lingkup: 'organisasi', ...organisasi }, (trx) =>
          deriveHari({ db: trx, now, organisasi }, group, range),
        );
      }
    }
    await deriveRentang({ db, now: new Date(at('23:59').getTime() + 86_400_000), organisasi }, 'semua', range);
    await owner.query('vacuum kehadiran');
  }
  await db.destroy();
}
