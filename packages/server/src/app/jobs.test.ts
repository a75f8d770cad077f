import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Scope } from '../platform/db/scope/scope.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { Job } from '../platform/jobs/job.ts';
import { openJobQueue, QUEUE } from '../platform/queue/open-job-queue.ts';
import { selectAntrean } from '../platform/queue/antrean.queries.ts';
import { getPekerjaanByKunci, insertPekerjaan } from '../platform/queue/pekerjaan.queries.ts';

/** What the jobs that wait for it are held by. */
let gerbang = Promise.withResolvers<void>();

/** Makes a group of the given name; what else it does, `bagaimana` says. */
const buatGrup: Job<{ nama: string; bagaimana?: 'gagal' | 'ditolak' | 'lambat' | 'gagal di akhir' }> = {
  jenis: 'uji-buat-grup',
  retryLimit: 0,
  isAwaited: true,
  run: async (ctx, { nama, bagaimana }) => {
    ctx.progress(1, 4);
    if (bagaimana === 'gagal') throw new Error('rahasia dapur');
    if (bagaimana === 'ditolak') throw new Refusal('input.duplicate');
    if (bagaimana === 'lambat') await gerbang.promise;
    const { tenant_id, organisasi_id } = ctx;
    return async (trx) => {
      const values = { tenant_id: tenant_id ?? 0, organisasi_id: organisasi_id ?? 0, nama };
      await trx.insertInto('grup').values(values).execute();
      if (bagaimana === 'gagal di akhir') throw new Error('rahasia dapur');
      return { nama };
    };
  },
};

/** Tells its progress out of its last transaction, once two of them have come so far. */
const berdua = Promise.withResolvers<void>();
let diAkhir = 0;
const melapor: Job<Record<string, never>> = {
  jenis: 'uji-melapor',
  retryLimit: 0,
  isAwaited: true,
  run: async (ctx) => async () => {
    diAkhir += 1;
    if (diAkhir === 2) berdua.resolve();
    await berdua.promise;
    ctx.progress(1, 2);
    return null;
  },
};

/** Begins and never comes to an end, as when its server is killed. */
const dibiarkan = Promise.withResolvers<never>();
const terputus: Job<Record<string, never>> = {
  jenis: 'uji-terputus',
  retryLimit: 0,
  isAwaited: true,
  run: () => dibiarkan.promise,
};

const { deps, db, all, given, url } = await startTestServer({ jobTable: [buatGrup, melapor, terputus] });

async function sekolah() {
  const { tenant_id, organisasi_id } = await given.organisasi();
  const scope: Scope = { lingkup: 'organisasi', tenant_id, organisasi_id };
  return { scope, owner: { tenant_id, organisasi_id, dibuat_oleh: null } };
}
type Sekolah = Awaited<ReturnType<typeof sekolah>>;

const ask = ({ scope, owner }: Sekolah, masukan: Parameters<typeof buatGrup.run>[1], kunci?: string) =>
  inScope(db, scope, (trx) => deps.jobs.enqueue(trx, buatGrup, masukan, owner, kunci));

async function ended(pekerjaan_id: string) {
  for (;;) {
    const row = await all
      .selectFrom('pekerjaan')
      .select(['status', 'pesan', 'hasil', 'selesai', 'total'])
      .where('pekerjaan_id', '=', pekerjaan_id)
      .executeTakeFirstOrThrow();
    if (row.status === 'selesai' || row.status === 'gagal') return row;
    await sleep(20);
  }
}
const grupOf = ({ scope }: Sekolah) => inScope(db, scope, (trx) => trx.selectFrom('grup').select('nama').execute());

test('work that was asked for is done, and its row says what came of it', async () => {
  const here = await sekolah();
  const done = await ended(await ask(here, { nama: 'IPA' }));
  expect(done).toEqual({ status: 'selesai', pesan: null, hasil: { nama: 'IPA' }, selesai: 4, total: 4 });
  expect(await grupOf(here)).toEqual([{ nama: 'IPA' }]);
});

test('work whose request is rolled back is never done', async () => {
  const here = await sekolah();
  const asking = inScope(db, here.scope, async (trx) => {
    await deps.jobs.enqueue(trx, buatGrup, { nama: 'IPS' }, here.owner);
    throw new Error('batal');
  });
  await expect(asking).rejects.toThrow('batal');
  await ended(await ask(here, { nama: 'Bahasa' }));
  expect(await grupOf(here)).toEqual([{ nama: 'Bahasa' }]);
});

test('asking twice under one key while it runs is asking once', async () => {
  const here = await sekolah();
  const first = await ask(here, { nama: 'Agama', bagaimana: 'lambat' }, 'grup');
  expect(await ask(here, { nama: 'Agama', bagaimana: 'lambat' }, 'grup')).toBe(first);
  gerbang.resolve();
  expect((await ended(first)).status).toBe('selesai');
  expect(await ask(here, { nama: 'Olahraga' }, 'grup')).not.toBe(first);
});

test('asking under the key of one that ends at that moment is answered with that one', async () => {
  const here = await sekolah();
  gerbang = Promise.withResolvers<void>();
  const first = await ask(here, { nama: 'Prakarya', bagaimana: 'lambat' }, 'grup');
  const same = { ...here.owner, jenis: buatGrup.jenis, kunci: 'grup', is_ditunggu: true };
  const found = await inScope(db, here.scope, async (trx) => {
    expect(await insertPekerjaan(trx, { ...same, masukan: {} })).toBeUndefined();
    gerbang.resolve();
    await ended(first);
    return getPekerjaanByKunci(trx, here.owner, same.jenis, same.kunci);
  });
  expect(found).toBe(first);
});

test('a failure leaves nothing half done and tells nothing of the inside', async () => {
  const here = await sekolah();
  for (const bagaimana of ['gagal', 'gagal di akhir'] as const) {
    const { status, pesan } = await ended(await ask(here, { nama: 'Seni', bagaimana }));
    expect({ status, pesan }).toEqual({
      status: 'gagal',
      pesan: 'Terjadi kesalahan pada sistem. Harap hubungi Administrator',
    });
  }
  expect(await grupOf(here)).toEqual([]);
});

test('a refusal is the answer, in its own words', async () => {
  const here = await sekolah();
  const { status, pesan } = await ended(await ask(here, { nama: 'Seni', bagaimana: 'ditolak' }));
  expect({ status, pesan }).toEqual({ status: 'gagal', pesan: 'Data yang sama sudah ada' });
});

test('jobs that tell their progress out of their last transaction do not wait for each other’s connection', async () => {
  const { scope, owner } = await sekolah();
  const asked = await inScope(db, scope, async (trx) => [
    await deps.jobs.enqueue(trx, melapor, {}, owner),
    await deps.jobs.enqueue(trx, melapor, {}, owner),
  ]);
  const rows = await Promise.all(asked.map(ended));
  expect(rows.map(({ status, selesai }) => [status, selesai])).toEqual([
    ['selesai', 2],
    ['selesai', 2],
  ]);
});

/** Holds all that work at once, lets them go once everything is asked for, and answers who began in which order. */
async function orderOf(askAll: () => Promise<string[]>) {
  gerbang = Promise.withResolvers<void>();
  const penahan = await Promise.all([sekolah(), sekolah(), sekolah()]);
  const ditahan = await Promise.all(penahan.map((here) => ask(here, { nama: 'Penahan', bagaimana: 'lambat' })));
  const begun = async () =>
    (await all.selectFrom('pekerjaan').where('status', '=', 'berjalan').select('jenis').execute()).length;
  await expect.poll(begun, { timeout: 10_000 }).toBe(3);
  const asked = await askAll();
  gerbang.resolve();
  await Promise.all([...ditahan, ...asked].map(ended));
  const rows = await all
    .selectFrom('pekerjaan')
    .select('pekerjaan_id')
    .where('pekerjaan_id', 'in', asked)
    .orderBy('mulai_pada')
    .execute();
  return rows.map(({ pekerjaan_id }) => asked.indexOf(pekerjaan_id));
}
const askMany = async (here: Sekolah, times: number) => {
  const asked: string[] = [];
  for (let n = 0; n < times; n += 1) asked.push(await ask(here, { nama: `Grup ${n}` }));
  return asked;
};

/** So many work at once: those that begin together may note it in any order. */
const SEKALIGUS = 3;

test('fifty of one tenant that wait are done at once after each other, and let the one of another tenant pass', async () => {
  const [many, one] = await Promise.all([sekolah(), sekolah()]);
  const order = await orderOf(async () => [...(await askMany(many, 50)), ...(await askMany(one, 1))]);
  expect(order.indexOf(50)).toBeLessThan(2 * SEKALIGUS);
  expect(order.indexOf(0)).toBeLessThan(SEKALIGUS);
});

test('what nobody waits for lets what a person waits for pass, and waiting work knows its place', async () => {
  const here = await sekolah();
  const latar = { ...buatGrup, isAwaited: false };
  const order = await orderOf(async () => {
    const { scope, owner } = here;
    const background = await inScope(db, scope, (trx) => deps.jobs.enqueue(trx, latar, { nama: 'Latar' }, owner));
    const asked = [background, ...(await askMany(here, 2 * SEKALIGUS))];
    const places = await inScope(db, scope, (trx) => selectAntrean(trx, asked));
    const urutan = Object.fromEntries(places.map((one) => [one.pekerjaan_id, one.urutan]));
    expect(asked.map((id) => urutan[id])).toEqual([7, 1, 2, 3, 4, 5, 6]);
    return asked;
  });
  expect(order.indexOf(0)).toBeGreaterThanOrEqual(order.length - SEKALIGUS);
});

test('the time left is what stands before it and itself, as long as its kind took of late', async () => {
  const { scope, owner } = await sekolah();
  const jenis = 'uji-lama';
  const done = {
    ...owner,
    jenis,
    masukan: '{}',
    status: 'selesai',
    mulai_pada: sql<Date>`now() - interval '30 seconds'`,
  };
  await all
    .insertInto('pekerjaan')
    .values({ ...done, selesai_pada: sql<Date>`now()` })
    .execute();
  const waiting = { ...owner, jenis, masukan: '{}', status: 'menunggu' };
  const asked = await all.insertInto('pekerjaan').values([waiting, waiting]).returning('pekerjaan_id').execute();
  const ids = asked.map(({ pekerjaan_id }) => pekerjaan_id);
  const left = (await inScope(db, scope, (trx) => selectAntrean(trx, ids))).map(({ sisa_detik }) => sisa_detik);
  expect(left.toSorted((a, b) => Number(a) - Number(b))).toEqual([30, 60]);
  await all.deleteFrom('pekerjaan').where('jenis', '=', jenis).execute();
});

test('a job whose last attempt went down with its server is over, and stands in nobody’s way', async () => {
  const { scope, owner } = await sekolah();
  const start = () => inScope(db, scope, (trx) => deps.jobs.enqueue(trx, terputus, {}, owner, 'sekali'));
  const first = await start();
  const isRunning = async () =>
    (await all.selectFrom('pekerjaan').select('status').where('pekerjaan_id', '=', first).executeTakeFirst())?.status;
  await expect.poll(isRunning).toBe('berjalan');

  const other = await openJobQueue(url, () => undefined);
  await other.boss.fail(QUEUE, first);
  expect((await ended(first)).status).toBe('gagal');
  expect(await start()).not.toBe(first);
  dibiarkan.reject(new Error('akhirnya'));
  await other.stop();
});
