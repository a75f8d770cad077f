import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BAGIAN_SEHAT, kuesionerBuilders, sakit, SEHAT } from '../../testing/given/given-kuesioner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { all, as, stranger } = server;
const { terbit } = kuesionerBuilders(server);

async function shared(isi: object = {}) {
  const school = await terbit({ ...isi });
  const { body } = await school.operator.post(`${school.one}/tautan`);
  const { token, url } = body.data as { token: string; url: string };
  const kirim = (
    jawaban: readonly object[],
    { kunci = randomUUID() as string, kirim_id = randomUUID() as string } = {},
  ) => stranger.post(`/kuesioner/${token}`, { kunci, kirim_id, jawaban });
  return { ...school, token, tautan: url, kirim };
}

test('whoever has the link sees the questions and answers them without an account', async () => {
  const { token, tautan, kirim, one, operator } = await shared({ ucapan: 'Terima kasih' });
  expect(tautan).toBe(`http://hadir.test/kuesioner#${token}`);
  const { body } = await stranger.get(`/kuesioner/${token}`);
  expect(body.data).toMatchObject({ judul: 'Kesehatan', is_anonim: false, bagian: [{ judul: 'Umum' }] });
  expect(JSON.stringify(body.data)).not.toMatch(/kuesioner_id|organisasi_id|token_hash/);
  expect(await kirim([])).toMatchObject({ status: 422, body: { errors: { 'jawaban.1': expect.any(Array) } } });
  expect(await kirim(sakit('Batuk'))).toMatchObject({
    status: 201,
    body: { data: { judul: 'Kesehatan', ucapan: 'Terima kasih' } },
  });
  expect((await operator.get(one)).body.data).toMatchObject({ jumlah_lewat_tautan: 1, is_tetap: true });
});

test('a device answers once, however often it sends the same, unless it is set otherwise', async () => {
  const kunci = randomUUID();
  const sekali = await shared();
  const kirim_id = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => sekali.kirim(SEHAT, { kunci, kirim_id })));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await sekali.kirim(SEHAT, { kunci })).body.error).toBe('kuesioner.perangkat_dipakai');
  expect((await stranger.get(`/kuesioner/${sekali.token}?kunci=${kunci}`)).body.error).toBe(
    'kuesioner.perangkat_dipakai',
  );
  expect((await sekali.operator.get(sekali.one)).body.data).toMatchObject({ jumlah_lewat_tautan: 1 });

  const berulang = await shared({ is_sekali_perangkat: false });
  for (let time = 0; time < 2; time += 1) expect((await berulang.kirim(SEHAT, { kunci })).status).toBe(201);
  expect((await berulang.operator.get(berulang.one)).body.data).toMatchObject({ jumlah_lewat_tautan: 2 });
});

test('a link that was replaced, revoked or never was opens nothing; a closed one says that it is closed', async () => {
  const { token, one, operator } = await shared();
  const { body } = await operator.post(`${one}/tautan`);
  const newer = (body.data as { token: string }).token;
  for (const wrong of [token, 'bukan-tautan']) {
    expect(await stranger.get(`/kuesioner/${wrong}`)).toMatchObject({
      status: 404,
      body: { error: 'kuesioner.tautan_tidak_berlaku' },
    });
  }
  await operator.post(`${one}/tutup`);
  expect((await stranger.get(`/kuesioner/${newer}`)).body.error).toBe('kuesioner.sudah_tutup');
  expect((await operator.delete(`${one}/tautan`)).body.data).toMatchObject({ has_tautan: false });
  expect((await stranger.get(`/kuesioner/${newer}`)).status).toBe(404);
});

test('an answer that was kept is said to be kept when its sending comes again after the closing', async () => {
  const { operator, one, kirim } = await shared();
  const kunci = randomUUID();
  const kirim_id = randomUUID();
  expect((await kirim(SEHAT, { kunci, kirim_id })).status).toBe(201);
  await operator.post(`${one}/tutup`);
  expect((await kirim(SEHAT, { kunci, kirim_id })).status).toBe(201);
  expect((await kirim(SEHAT)).body.error).toBe('kuesioner.sudah_tutup');
  expect((await operator.get(one)).body.data).toMatchObject({ jumlah_lewat_tautan: 1 });
});

test('of the link and of what was said by it nothing lies readable in the database or the log', async () => {
  const { token, kirim, organisasi } = await shared();
  await kirim(sakit('Rahasia'));
  const log = await all
    .selectFrom('log_aktivitas')
    .selectAll()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(log.some(({ kegiatan }) => kegiatan === 'Menjawab kuesioner lewat tautan')).toBe(true);
  expect(JSON.stringify(log)).not.toContain(token);
  expect(JSON.stringify(log)).not.toContain('Rahasia');
  expect(JSON.stringify(await all.selectFrom('kuesioner').selectAll().execute())).not.toContain(token);
});

test('an anonymous questionnaire is not opened to strangers, nor made anonymous while it is', async () => {
  const anonim = await terbit({ is_anonim: true });
  expect((await anonim.operator.post(`${anonim.one}/tautan`)).body.error).toBe('kuesioner.tautan_anonim');
  const { operator, one } = await shared();
  const { judul, bagian } = (await operator.get(one)).body.data as { judul: string; bagian: object[] };
  expect((await operator.put(one, { judul, bagian, is_anonim: true })).body.error).toBe('kuesioner.tautan_anonim');
});

test('what was answered to questions that were changed since is not taken for an answer to those of now', async () => {
  const { operator, orang, one, token } = await shared();
  const isian = async () => {
    const [milik, publik] = await Promise.all([
      as(orang[0] ?? { user_id: 0 }).get(`${one}/isian`),
      stranger.get(`/kuesioner/${token}`),
    ]);
    const [{ susunan }, lewat] = [milik.body.data, publik.body.data] as [{ susunan: string }, { susunan: string }];
    expect(lewat.susunan).toBe(susunan);
    return susunan;
  };
  const kirim = async (susunan: string) => {
    const tautan = { jawaban: SEHAT, kunci: randomUUID(), kirim_id: randomUUID(), susunan };
    const anggota = as(orang[0] ?? { user_id: 0 });
    return [
      await anggota.post(`${one}/respons`, { jawaban: SEHAT, susunan }, { 'idempotency-key': randomUUID() }),
      await stranger.post(`/kuesioner/${token}`, tautan),
    ];
  };
  const dulu = await isian();
  const { bagian } = (await operator.get(one)).body.data as { bagian: typeof BAGIAN_SEHAT };
  // What said yes says no now.
  const terbalik = bagian.map((bag) => ({
    ...bag,
    pertanyaan: bag.pertanyaan.map((tanya) => ({
      ...tanya,
      pilihan: (tanya.pilihan ?? []).map(({ pilihan_id, teks }) => ({
        pilihan_id,
        teks: teks === 'Ya' ? 'Tidak' : 'Ya',
      })),
    })),
  }));
  expect((await operator.put(one, { judul: 'Kesehatan', bagian: terbalik })).status).toBe(200);
  for (const { body } of await kirim(dulu)) expect(body.error).toBe('kuesioner.pertanyaan_berubah');
  // Another title is no other question.
  const kini = await isian();
  expect((await operator.put(one, { judul: 'Kesehatan kita', bagian: terbalik })).status).toBe(200);
  expect(await isian()).toBe(kini);
  for (const { status } of await kirim(kini)) expect(status).toBe(201);
});

test('files are not asked of strangers', async () => {
  const bagian = [{ bagian_id: 1, pertanyaan: [{ pertanyaan_id: 1, jenis: 'berkas', judul: 'Surat sehat' }] }];
  const { operator, one } = await terbit({ bagian });
  expect((await operator.post(`${one}/tautan`)).body.error).toBe('kuesioner.tautan_berkas');
});

test('guessing links is slowed down; whoever holds one is let in all the same', async () => {
  const { token } = await shared();
  const guesses = await Promise.all(Array.from({ length: 61 }, (_, at) => stranger.get(`/kuesioner/tebakan-${at}`)));
  expect(guesses.filter(({ status }) => status === 433).length).toBeGreaterThan(0);
  expect((await stranger.get(`/kuesioner/${token}`)).status).toBe(200);
});

/** As if so many answers had come to a link today: from this address, from all for the share, and as first ones. */
async function come(kuesioner_id: number, { alamat = 0, tautan = 0, awal = 0 }) {
  const expire = Date.now() + 86_400_000;
  const counted = [
    [`kuesioner_alamat:${kuesioner_id} 127.0.0.1`, alamat],
    [`kuesioner_tautan:${kuesioner_id}`, tautan],
    [`kuesioner_awal:${kuesioner_id}`, awal],
  ] as const;
  const values = counted.map(([key, points]) => ({ key, points, expire }));
  await all.insertInto('batas_laju').values(values).execute();
}

test.each([
  ['as many as a large school, and no more', { alamat: 2499 }, 1],
  ['the seventh part of what is left, and no more', { alamat: 998, tautan: 13_000 }, 1],
  ['its first fifty, though others have used up the day', { alamat: 48, tautan: 20_000 }, 2],
  ['nothing, once the first of very many have been taken too', { tautan: 20_000, awal: 20_000 }, 0],
])('a link takes of one address in a day %s; others go on', async (_, sudah, diterima) => {
  const { kirim, kuesioner_id, operator, one } = await shared();
  const lain = await shared();
  await come(kuesioner_id, sudah);
  // What is refused for what it says uses up none.
  expect((await kirim([])).status).toBe(422);
  for (let nth = 0; nth < diterima; nth += 1) expect((await kirim(SEHAT)).status).toBe(201);
  expect((await kirim(SEHAT)).body.error).toBe('kuesioner.tautan_penuh');
  expect((await operator.get(one)).body.data).toMatchObject({ jumlah_lewat_tautan: diterima });
  expect((await lain.kirim(SEHAT)).status).toBe(201);
});

test('six hundred pupils behind one address all answer, and a flood after them is turned away', async () => {
  const { kirim, operator, one } = await shared();
  const pupils = await Promise.all(Array.from({ length: 600 }, () => kirim(SEHAT)));
  expect(pupils.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await operator.get(one)).body.data).toMatchObject({ jumlah_lewat_tautan: 600 });
  await all.updateTable('batas_laju').set({ points: 1199 }).where('key', '=', 'kuesioner_kirim:127.0.0.1').execute();
  expect((await kirim([])).status).toBe(422);
  expect((await kirim([])).body.error).toBe('system.rate_limited');
});
