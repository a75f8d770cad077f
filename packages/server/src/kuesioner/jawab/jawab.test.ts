import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { kuesionerBuilders, sakit, SEHAT } from '../../testing/given/given-kuesioner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { terbit } = kuesionerBuilders(server);

test('what two devices fill in beside each other goes together, question by question', async () => {
  const { organisasi, one } = await terbit();
  const siti = as(await given.anggota(organisasi));
  const simpan = async (jawaban: object[], diubah?: number[]) =>
    (await siti.put(`${one}/isian`, { jawaban, diubah })).body.data;
  const isian = async () => ((await siti.get(`${one}/isian`)).body.data as { jawaban: object[] }).jawaban;
  const [lama, baru, skala] = [
    { pertanyaan_id: 2, nilai: 'Batuk' },
    { pertanyaan_id: 2, nilai: 'Demam' },
    { pertanyaan_id: 1, nilai: 2 },
  ];
  await simpan([lama], [2]);
  await simpan([baru], [2]);
  // The first device still shows 'Batuk'.
  expect(await simpan([lama, skala], [1])).toEqual({ versi_draf: 3 });
  expect(await isian()).toEqual([baru, skala]);
  await simpan([skala], [2]);
  expect(await isian()).toEqual([skala]);
});

test('a member fills in, goes on elsewhere, sends once, and sees what he sent', async () => {
  const { organisasi, one, url } = await terbit();
  const siti = await given.anggota(organisasi);
  const ponsel = as(siti);
  expect((await ponsel.get(`${url}/belum`)).body.data).toEqual({ jumlah: 1 });
  const draf = [{ pertanyaan_id: 1, nilai: 2 }];
  expect((await ponsel.put(`${one}/isian`, { jawaban: draf })).body.data).toEqual({ versi_draf: 1 });
  const komputer = as(siti);
  expect((await komputer.get(`${one}/isian`)).body.data).toMatchObject({ jawaban: draf, versi_draf: 1, dijawab: null });

  const kunci = { 'idempotency-key': randomUUID() };
  const wrong = await komputer.post(`${one}/respons`, { jawaban: draf }, kunci);
  expect(wrong).toMatchObject({ status: 422, body: { errors: { 'jawaban.2': ['Pertanyaan ini wajib dijawab'] } } });
  const jawaban = sakit('Batuk');
  const sent = await komputer.post(`${one}/respons`, { jawaban }, kunci);
  expect(sent).toMatchObject({ status: 201, body: { data: { tanggal: '2026-11-20' } } });
  expect((await ponsel.post(`${one}/respons`, { jawaban }, kunci)).body).toEqual(sent.body);
  const again = await ponsel.post(`${one}/respons`, { jawaban }, { 'idempotency-key': randomUUID() });
  expect(again.body.error).toBe('kuesioner.sudah_dijawab');
  expect((await ponsel.put(`${one}/isian`, { jawaban: draf })).body.error).toBe('kuesioner.sudah_dijawab');

  expect((await ponsel.get(`${one}/isian`)).body.data).toMatchObject({ jawaban, dijawab: '2026-11-20' });
  expect((await ponsel.get(`${url}/riwayat`)).body.data).toMatchObject({
    belum: 0,
    data: [{ judul: 'Kesehatan', dijawab: '2026-11-20', has_draf: false }],
  });
  expect(await all.selectFrom('kuesioner_draf').where('user_id', '=', siti.user_id).execute()).toEqual([]);
});

test('it is answered from its first day to its last, in the organisation’s zone, and until it is closed', async () => {
  const { orang, one, jawab, operator } = await terbit({ tgl_mulai: '2026-11-21', tgl_selesai: '2026-11-22' });
  const [siti = { user_id: 0 }, budi = { user_id: 0 }] = orang;
  expect((await jawab(siti, SEHAT)).body.message).toBe('Kuesioner ini baru dibuka pada 21-11-2026');
  const before = clock.now;
  try {
    clock.now = new Date('2026-11-22T16:59:00Z');
    expect((await jawab(siti, SEHAT)).status).toBe(201);
    clock.now = new Date('2026-11-22T17:00:00Z');
    expect((await jawab(budi, SEHAT)).body.error).toBe('kuesioner.sudah_tutup');
    expect((await operator.get(one)).body.data).toMatchObject({ status: 'terbit', keadaan: 'tutup' });
    clock.now = new Date('2026-11-22T16:59:00Z');
    expect((await operator.post(`${one}/tutup`)).status).toBe(200);
    expect((await jawab(budi, SEHAT)).body.error).toBe('kuesioner.sudah_tutup');
  } finally {
    clock.now = before;
  }
});

test('whom it is not for it does not exist, and an operator who is no member answers none', async () => {
  const organisasi = await given.organisasi();
  const [siti, budi] = [await given.anggota(organisasi), await given.anggota(organisasi)];
  const { operator, one } = await (async () => {
    const caller = as(await given.orang('operator', organisasi));
    const url = `/orgs/${organisasi.organisasi_id}/kuesioner`;
    const isi = { judul: 'Untuk Siti', sasaran: 'anggota', user_ids: [siti.user_id] };
    const { body } = await caller.post(url, { ...isi, bagian: [{ bagian_id: 1, pertanyaan: [TEKS] }] });
    return { operator: caller, one: `${url}/${(body.data as { kuesioner_id: number }).kuesioner_id}` };
  })();
  expect((await as(siti).get(one)).status).toBe(404);
  expect((await operator.post(`${one}/terbitkan`)).status).toBe(200);
  expect((await as(siti).get(one)).body.data).toMatchObject({ judul: 'Untuk Siti', user_ids: [] });
  expect((await as(siti).get(`${one}/isian`)).status).toBe(200);
  for (const caller of [as(budi), as(await given.orang('admin', organisasi))]) {
    expect((await caller.get(`${one}/isian`)).status).toBe(404);
    const sent = await caller.post(`${one}/respons`, { jawaban: [] }, { 'idempotency-key': randomUUID() });
    expect(sent.status).toBe(404);
  }
  expect((await as(budi).get(one)).status).toBe(404);
});
const TEKS = { pertanyaan_id: 1, jenis: 'teks_pendek', judul: 'Nama panggilan?' };

test('two hundred who send at once are all kept, each once, named or not', { timeout: 120_000 }, async () => {
  for (const is_anonim of [false, true]) {
    const { orang, jawab, kuesioner_id, operator, one } = await terbit({ is_anonim }, { anggota: 200 });
    const sent = await Promise.all(
      orang.flatMap((user, at) => {
        const kunci = randomUUID();
        const jawaban = at % 2 === 0 ? SEHAT : sakit(`Keluhan ${at}`);
        // Each twice, as a telephone does that did not hear the answer.
        return [jawab(user, jawaban, kunci), jawab(user, jawaban, kunci)];
      }),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await operator.get(one)).body.data).toMatchObject({ jumlah_menjawab: 200, jumlah_sasaran: 201 });
    await operator.post(`${one}/tutup`);
    const count = (tabel: 'kuesioner_respons' | 'kuesioner_titipan' | 'kuesioner_jawaban') =>
      all
        .selectFrom(tabel)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('kuesioner_id', '=', kuesioner_id)
        .executeTakeFirstOrThrow();
    expect(await count('kuesioner_respons')).toEqual({ n: 200 });
    expect(await count('kuesioner_jawaban')).toEqual({ n: 300 });
    expect(await count('kuesioner_titipan')).toEqual({ n: 0 });
  }
});

test('what is saved while typing leaves no line in the log, the sending leaves one', async () => {
  const { organisasi, orang, one, jawab } = await terbit();
  const [siti = { user_id: 0 }] = orang;
  for (const jawaban of [SEHAT, sakit('Batuk'), SEHAT]) {
    expect((await as(siti).put(`${one}/isian`, { jawaban })).status).toBe(200);
  }
  await jawab(siti, SEHAT);
  const log = await all
    .selectFrom('log_aktivitas')
    .select('kegiatan')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', siti.user_id)
    .execute();
  expect(log).toEqual([{ kegiatan: 'Menjawab kuesioner' }]);
});
