import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '../../seed/orang/random.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { deriveRentang } from '../turunan/derive-rentang.ts';
import { jumlahkanHariTask } from './jumlahkan-hari-task.ts';

const server = await startTestServer();
const { given, all, clock, deps } = server;
// The database keeps sums by its own clock, so here the days are those around the real one.
clock.now = new Date();
const TODAY = clock.now.toISOString().slice(0, 10);
const { kantor, scan } = hariBuilders(server);

const jumlahkan = () => jumlahkanHariTask.run(deps, clock.now);

async function sekolah(banyak = 4) {
  const organisasi = await kantor({ dibuat_pada: `${addDays(TODAY, -30)}T00:00:00Z` });
  const anggota: Awaited<ReturnType<typeof given.anggota>>[] = [];
  for (let n = 0; n < banyak; n += 1) anggota.push(await given.anggota(organisasi, { tgl_mulai: addDays(TODAY, -30) }));
  const at = { ...organisasi, timezone: 'Asia/Jakarta' as const };
  const derive = (dari: Tanggal, user_ids = anggota.map(({ user_id }) => user_id), sampai = TODAY) =>
    deriveRentang({ db: deps.db, now: clock.now, organisasi: at }, user_ids, { tgl_awal: dari, tgl_akhir: sampai });
  return { organisasi, anggota, derive };
}

/** Dates that are kept with another sum than their days have, or none at all; and how many are kept. */
async function berbeda({ organisasi_id }: { organisasi_id: number }) {
  const { rows } = await sql<{ beda: number; tersimpan: number }>`
    with kini as (
      select h.* from (select array_agg(t::date) as tanggal, array_agg(${organisasi_id}::integer) as ids
        from generate_series(current_date - 60, current_date + 1, interval '1 day') t) d,
        hadir.hitung_hari(d.ids, d.tanggal, null) h
    ), dibaca as (
      select * from hadir.jumlah_rentang(array[${organisasi_id}]::integer[], current_date - 60, current_date + 1, null)
      where anggota > 0
    )
    select (select count(*) from ((table kini except table dibaca) union all (table dibaca except table kini)) b) as beda,
      (select count(*) from jumlah_hari where organisasi_id = ${organisasi_id}) as tersimpan`.execute(all);
  return rows[0];
}

test('what is kept of past days is what their days come to, whatever changes them afterwards and in whatever order', async () => {
  const { organisasi, anggota, derive } = await sekolah();
  const random = createRandom(480);
  const dari = addDays(TODAY, -20);
  await derive(dari);
  await jumlahkan();
  expect(await berbeda(organisasi)).toEqual({ beda: 0, tersimpan: 18 });

  for (let n = 0; n < 25; n += 1) {
    const orang = anggota[random.between(0, anggota.length - 1)] ?? anggota[0];
    if (!orang) throw new Error('Nobody');
    const tanggal = addDays(TODAY, -random.between(0, 20));
    const jam = `0${random.between(6, 8)}:${10 + random.between(0, 49)}`;
    await scan(orang, tanggal, jam, '14:05');
    await derive(tanggal, [orang.user_id], tanggal);
    expect(await berbeda(organisasi), `after ${tanggal} ${jam}`).toMatchObject({ beda: 0 });
    if (n % 4 === 0) await jumlahkan();
  }

  await all
    .updateTable('kehadiran')
    .set({ dibekukan: true })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('tanggal', '<', addDays(TODAY, -10))
    .execute();
  await all
    .updateTable('users')
    .set({ gender: 'P' })
    .where('user_id', '=', anggota[0]?.user_id ?? 0)
    .execute();
  expect(await berbeda(organisasi)).toMatchObject({ beda: 0 });
  await all
    .deleteFrom('kehadiran')
    .where('user_id', '=', anggota[1]?.user_id ?? 0)
    .execute();
  expect(await berbeda(organisasi)).toMatchObject({ beda: 0 });
  await jumlahkan();
  expect(await berbeda(organisasi)).toEqual({ beda: 0, tersimpan: 18 });
});

test('a day that changes while its organisation is being summed is not lost', async () => {
  const { organisasi, anggota, derive } = await sekolah(2);
  const tanggal = addDays(TODAY, -5);
  await derive(addDays(TODAY, -8));
  for (let n = 0; n < 10; n += 1) {
    const orang = anggota[n % 2];
    if (!orang) throw new Error('Nobody');
    await scan(orang, addDays(tanggal, -(n % 3)), `06:${10 + n}`);
    await Promise.all([derive(addDays(TODAY, -8), [orang.user_id]), jumlahkan(), jumlahkan()]);
    expect(await berbeda(organisasi)).toMatchObject({ beda: 0 });
  }
});

test('today and yesterday are not kept, and a check-in of today takes no lock on its organisation', async () => {
  const { organisasi, anggota, derive } = await sekolah(1);
  await derive(addDays(TODAY, -2));
  await jumlahkan();
  expect(await berbeda(organisasi)).toEqual({ beda: 0, tersimpan: 0 });
  const [orang] = anggota;
  if (!orang) throw new Error('Nobody');
  const locked = await all.transaction().execute(async (trx) => {
    await sql`update kehadiran set terlambat_menit = 3 where user_id = ${orang.user_id} and tanggal = ${TODAY}`.execute(
      trx,
    );
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()`.execute(trx);
    return rows[0]?.n;
  });
  expect(locked).toBe(0);
});
