import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createFiles } from '../platform/files/files.ts';
import { openDisk } from '../platform/files/open-disk.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './rencana/demo-accounts.ts';
import { hasDemo, isDatabaseEmpty } from './demo-state.queries.ts';
import { seedDemo } from './seed-demo.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-contoh-'));
afterAll(() => rm(folder, { recursive: true }));

test('an empty database gets a Kemenag with three months of days, a city with one and a foundation, and every printed account signs in', async () => {
  const { db, all, clock, stranger, as } = await startTestServer();
  expect(await isDatabaseEmpty(db)).toBe(true);
  await seedDemo({ db, files: createFiles(openDisk({ kind: 'local', folder })), now: clock.now });
  expect([await isDatabaseEmpty(db), await hasDemo(db)]).toEqual([false, true]);

  const days = await all
    .selectFrom('kehadiran')
    .select((eb) => ['organisasi_id', eb.fn.countAll<number>().as('hari'), eb.fn.max('tanggal').as('terakhir')])
    .groupBy('organisasi_id')
    .execute();
  expect(days).toHaveLength(45);
  for (const { terakhir } of days) expect(terakhir).toBe('2026-11-20');
  // But for the school that has only just joined.
  expect(days.filter(({ hari }) => Number(hari) < 300)).toHaveLength(1);
  // A member who is added with a start in these weeks owes those days too.
  const organisasi = await all.selectFrom('organisasi').select('dibuat_pada').execute();
  expect(organisasi.filter((row) => new Date(row.dibuat_pada) > new Date('2026-10-21'))).toHaveLength(1);
  const waiting = await all
    .selectFrom('presensi_manual')
    .select('status')
    .where('status', '=', STATUS_PRESENSI_MANUAL.diajukan)
    .execute();
  expect(waiting.length).toBeGreaterThan(3);
  // Its operator has something of each kind to decide, and a pattern to fill shifts from.
  const operator = await all
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.user_id', 'anggota.organisasi_id'])
    .where('username', '=', 'operator.mtsn1')
    .executeTakeFirstOrThrow();
  const desk = `/orgs/${operator.organisasi_id}`;
  expect((await as(operator).get(`${desk}/persetujuan-menunggu`)).body.data).toMatchObject({
    presensi_manual: 4,
    ditinjau: 2,
    klaim: 1,
    tukar_shift: 1,
  });
  expect((await as(operator).get(`${desk}/pola-kerja`)).body.data).toMatchObject({ total: 1 });
  const excused = await all
    .selectFrom('kehadiran')
    .select('klaim')
    .where(sql<boolean>`klaim @> '{dinas luar}'`)
    .execute();
  expect(excused.length).toBeGreaterThan(1);
  const libur = await all
    .selectFrom('kehadiran')
    .select('status')
    .where('tanggal', '=', '2026-08-25')
    .distinct()
    .execute();
  expect(libur).toEqual([{ status: 'libur' }]);
  for (const { username } of DEMO_ACCOUNTS) {
    expect(await stranger.post('/login', { username, password: DEMO_PASSWORD }), username).toMatchObject({
      status: 200,
    });
  }
  // Somebody with two places has his days at both.
  const rangkap = await all
    .selectFrom('kehadiran')
    .innerJoin('users', 'users.user_id', 'kehadiran.user_id')
    .select((eb) => [
      'organisasi_id',
      eb.fn.countAll<number>().filterWhere('kehadiran.status', '=', 'hadir').as('hadir'),
    ])
    .where('username', '=', 'pegawai.rangkap')
    .groupBy('organisasi_id')
    .execute();
  expect(rangkap.map(({ hadir }) => hadir > 10)).toEqual([true, true]);
  // Machines that sent, one that fell silent, and what waits at them.
  const mesin = await all.selectFrom('perangkat').select(['nama', 'hit', 'organisasi_id', 'perangkat_id']).execute();
  expect(mesin.filter(({ nama }) => nama === 'Mesin sidik jari')).toHaveLength(5);
  expect(mesin.filter(({ nama }) => nama === 'Mesin ruang guru')).toHaveLength(3);
  const ketukan = await all
    .selectFrom('presensi')
    .select(({ fn }) => ['perangkat_id', 'organisasi_id', fn.countAll<string>().as('jumlah')])
    .where('perangkat_id', 'is not', null)
    .groupBy(['perangkat_id', 'organisasi_id'])
    .execute();
  for (const { jumlah, ...one } of ketukan) {
    const found = mesin.find((m) => m.organisasi_id === one.organisasi_id && m.perangkat_id === one.perangkat_id);
    expect(Number(found?.hit), found?.nama).toBe(Number(jumlah));
  }
  // Every organisation keeps something of its members beside what all have, and some have not filled it in yet.
  const atribut = await all
    .selectFrom('anggota_atribut')
    .innerJoin('atribut', 'atribut.atribut_id', 'anggota_atribut.atribut_id')
    .select((eb) => ['anggota_atribut.organisasi_id', 'nama', eb.fn.countAll<string>().as('terisi')])
    .groupBy(['anggota_atribut.organisasi_id', 'nama'])
    .execute();
  expect(new Set(atribut.map(({ organisasi_id }) => organisasi_id)).size).toBe(5);
  expect(new Set(atribut.map(({ nama }) => nama))).toContain('Golongan darah');
  const darah = atribut.filter(({ nama }) => nama === 'Golongan darah').map(({ terisi }) => Number(terisi));
  expect(Math.max(...darah)).toBeLessThan(33);
  // Questionnaires: a draft, one with answers by name and a link, an anonymous one of which enough is told.
  const kuesioner = await all
    .selectFrom('kuesioner')
    .leftJoin('kuesioner_respons as r', 'r.kuesioner_id', 'kuesioner.kuesioner_id')
    .select((eb) => ['status', 'kuesioner.is_anonim', eb.fn.count<number>('r.respons_id').as('jawaban')])
    .groupBy(['kuesioner.kuesioner_id', 'status', 'kuesioner.is_anonim'])
    .orderBy('kuesioner.kuesioner_id')
    .limit(3)
    .execute();
  expect(kuesioner).toEqual([
    { status: 'draf', is_anonim: false, jawaban: 0 },
    { status: 'terbit', is_anonim: false, jawaban: 7 },
    { status: 'terbit', is_anonim: true, jawaban: 11 },
  ]);
  expect((await stranger.get('/kuesioner/contoh-mtsn1')).body.data).toMatchObject({ judul: 'Evaluasi kegiatan' });
  expect(await orangOf('kota-sukaraja')).toEqual({ organisasi: [false, true], anggota: 30, admin: 1, pemantau: 1 });

  /** What stands in a tenant, from its tables. */
  async function orangOf(kode_tenant: string) {
    const { tenant_id } = await all
      .selectFrom('tenant')
      .select('tenant_id')
      .where('kode_tenant', '=', kode_tenant)
      .executeTakeFirstOrThrow();
    const here = <T extends 'anggota' | 'users' | 'pemantau_tugas'>(table: T) =>
      all.selectFrom<'anggota' | 'users' | 'pemantau_tugas'>(table).where('tenant_id', '=', tenant_id);
    const organisasi = await all
      .selectFrom('organisasi')
      .select('is_langganan')
      .where('tenant_id', '=', tenant_id)
      .orderBy('is_langganan')
      .execute();
    return {
      organisasi: organisasi.map(({ is_langganan }) => is_langganan),
      anggota: (await here('anggota').select('user_id').execute()).length,
      admin: (await here('users').select('user_id').where('users.is_admin', '=', true).execute()).length,
      pemantau: (await here('pemantau_tugas').select('user_id').execute()).length,
    };
  }
}, 60_000);

test('also in the first hours of a year, which in London has not begun', async () => {
  const { db } = await startTestServer();
  const files = createFiles(openDisk({ kind: 'local', folder }));
  await seedDemo({ db, files, now: new Date('2026-12-31T17:30:00Z') });
  expect(await hasDemo(db)).toBe(true);
}, 60_000);
