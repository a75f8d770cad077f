import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BAGIAN_SEHAT, kuesionerBuilders, SEHAT } from '../../testing/given/given-kuesioner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, surat } = server;
const { terbit } = kuesionerBuilders(server);

test('a draft may be unfinished; published it says of each question what is wrong', async () => {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/kuesioner`;
  const { body } = await operator.post(url, { judul: 'Baru' });
  const { kuesioner_id } = body.data as { kuesioner_id: number };
  const one = `${url}/${kuesioner_id}`;
  expect((await operator.post(`${one}/terbitkan`)).body.error).toBe('kuesioner.kosong');
  const bagian = [{ bagian_id: 1, pertanyaan: [{ pertanyaan_id: 7, jenis: 'pilihan', judul: 'Sehat?' }] }];
  expect((await operator.put(one, { judul: 'Baru', bagian })).status).toBe(200);
  expect(await operator.post(`${one}/terbitkan`)).toMatchObject({
    status: 422,
    body: { errors: { 'pertanyaan.7': ['Tambahkan paling sedikit dua pilihan'] } },
  });
  expect((await operator.put(one, { judul: 'Baru', bagian: BAGIAN_SEHAT })).status).toBe(200);
  expect((await operator.post(`${one}/terbitkan`)).body.data).toMatchObject({ keadaan: 'terbuka' });
  expect((await operator.post(`${one}/terbitkan`)).body.error).toBe('kuesioner.state');
});

test('once somebody has answered its questions stay, and a duplicate may change them', async () => {
  const { orang, operator, one, jawab } = await terbit();
  const [siti = { user_id: 0 }] = orang;
  const { bagian, versi } = (await operator.get(one)).body.data as {
    bagian: { pertanyaan: object[] }[];
    versi: number;
  };
  expect((await operator.put(one, { judul: 'Kesehatan guru', bagian, versi })).status).toBe(200);
  expect((await operator.put(one, { judul: 'Lain', bagian, versi })).body.error).toBe('kuesioner.changed_meanwhile');
  await jawab(siti, SEHAT);
  const lain = [{ ...bagian[0], judul: 'Lain' }];
  expect((await operator.put(one, { judul: 'Kesehatan', bagian: lain })).body.message).toBe(
    'Kuesioner ini sudah dijawab 1 orang, jadi pertanyaannya tidak dapat diubah. Duplikasi untuk menyusun yang baru',
  );
  expect((await operator.put(one, { judul: 'Kesehatan', bagian, is_anonim: true })).body.error).toBe(
    'kuesioner.terjawab',
  );
  expect((await operator.put(one, { judul: 'Judul baru', bagian })).body.data).toMatchObject({ is_tetap: true });
  const copy = await operator.post(`${one}/duplikasi`);
  expect(copy.body.data).toMatchObject({ judul: 'Judul baru (salinan)', status: 'draf', is_tetap: false, bagian });
});

test('a mistyped last day does not close what is open; closing it is an act of its own', async () => {
  const { operator, one } = await terbit();
  const { bagian } = (await operator.get(one)).body.data as { bagian: object[] };
  expect(await operator.put(one, { judul: 'Kesehatan', bagian, tgl_selesai: '2020-01-31' })).toMatchObject({
    status: 422,
    body: { errors: { tgl_selesai: ['Tanggal ini sudah lewat. Untuk menutupnya sekarang, pilih Tutup pada menunya'] } },
  });
  expect((await operator.get(one)).body.data).toMatchObject({ keadaan: 'terbuka' });
});

test('with a questionnaire all that was answered goes', async () => {
  const { orang, operator, one, jawab, kuesioner_id } = await terbit();
  await jawab(orang[0] ?? { user_id: 0 }, SEHAT);
  expect((await operator.delete(one)).status).toBe(200);
  expect((await operator.get(one)).status).toBe(404);
  for (const tabel of ['kuesioner_respons', 'kuesioner_jawaban', 'kuesioner_partisipasi'] as const) {
    expect(await all.selectFrom(tabel).selectAll().where('kuesioner_id', '=', kuesioner_id).execute()).toEqual([]);
  }
});

test('only those who have not answered are reminded, once a day', async () => {
  const { organisasi, orang, operator, one, jawab } = await terbit();
  const siti = await given.anggota(organisasi, { nama: 'Siti' });
  await all.updateTable('users').set({ email: 'siti@contoh.id' }).where('user_id', '=', siti.user_id).execute();
  const sudah = orang[0] ?? { user_id: 0 };
  await all.updateTable('users').set({ email: 'sudah@contoh.id' }).where('user_id', '=', sudah.user_id).execute();
  await all
    .updateTable('users')
    .set({ email: null })
    .where('user_id', '=', orang[1]?.user_id ?? 0)
    .execute();
  await jawab(sudah, SEHAT);
  const first = (await operator.post(`${one}/ingatkan`)).body.data as { diingatkan: number; tanpa_email: number };
  expect(first.tanpa_email).toBeGreaterThan(0);
  const again = (await operator.post(`${one}/ingatkan`)).body.data;
  expect(again).toMatchObject({ diingatkan: 0, sudah_diingatkan: first.diingatkan });
  while (!surat.some(({ kepada }) => kepada === 'siti@contoh.id')) await sleep(20);
  const sent = surat.filter(({ judul }) => judul === 'Kuesioner menunggu jawaban Anda: Kesehatan');
  expect(sent.length).toBe(first.diingatkan - first.tanpa_email);
  expect(sent.some(({ kepada }) => kepada === 'sudah@contoh.id')).toBe(false);
  expect(sent[0]?.teks).toContain(`/organisasi/${organisasi.organisasi_id}/riwayat-kuesioner`);
});

test('who has answered is counted among those asked, also when it is no longer for him', async () => {
  const { orang, operator, one, jawab } = await terbit();
  const [siti = { user_id: 0 }, budi = { user_id: 0 }] = orang;
  await jawab(siti, SEHAT);
  const { bagian } = (await operator.get(one)).body.data as { bagian: object[] };
  const sempit = { judul: 'Kesehatan', bagian, sasaran: 'anggota', user_ids: [budi.user_id] };
  expect((await operator.put(one, sempit)).body.data).toMatchObject({ jumlah_menjawab: 1, jumlah_sasaran: 2 });
  expect((await operator.get(`${one}/responden`)).body.data).toMatchObject({ sudah: 1, belum: 1 });
});

test('for a group it is for those who are in it today', async () => {
  const { organisasi, operator, url } = await terbit();
  const lain = await given.organisasi();
  const siti = await given.anggota(organisasi);
  const { body } = await operator.post(`/orgs/${organisasi.organisasi_id}/groups`, { nama: 'Guru' });
  const { group_id } = body.data as { group_id: number };
  await all
    .insertInto('anggota_grup')
    .values({ ...siti, group_id, tgl_mulai: '2026-01-01' })
    .execute();
  const isi = { judul: 'Guru saja', sasaran: 'grup', group_ids: [group_id], bagian: BAGIAN_SEHAT };
  expect((await operator.post(url, isi)).body.data).toMatchObject({ jumlah_sasaran: 1, group_ids: [group_id] });
  expect((await operator.post(url, { ...isi, group_ids: [] })).status).toBe(422);
  const asing = as(await given.orang('operator', lain));
  const elsewhere = await asing.post(`/orgs/${lain.organisasi_id}/kuesioner`, isi);
  expect([422, 433]).toContain(elsewhere.status);
});

test('every template can be taken as it is', async () => {
  const { operator, url } = await terbit({}, { anggota: 5 });
  const templates = (await operator.get(`${url}/templat`)).body.data as { judul: string }[];
  expect(templates.map(({ judul }) => judul)).toEqual(['Kepuasan bekerja', 'Kesehatan hari ini', 'Evaluasi kegiatan']);
  for (const templat of templates) {
    const { body } = await operator.post(url, templat);
    const { kuesioner_id } = body.data as { kuesioner_id: number };
    expect((await operator.post(`${url}/${kuesioner_id}/terbitkan`)).status).toBe(200);
  }
});

const KEADAAN = {
  draf: { status: 'draf', tgl_mulai: null, tgl_selesai: null },
  'belum dibuka': { status: 'terbit', tgl_mulai: '2026-11-21', tgl_selesai: null },
  'hari pertama': { status: 'terbit', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-30' },
  'hari terakhir': { status: 'terbit', tgl_mulai: '2026-11-01', tgl_selesai: '2026-11-20' },
  'lewat harinya': { status: 'terbit', tgl_mulai: '2026-11-01', tgl_selesai: '2026-11-19' },
  ditutup: { status: 'tutup', tgl_mulai: null, tgl_selesai: null },
} as const;
const SEMUA = [
  'ubah',
  'terbitkan',
  'tutup',
  'ingatkan',
  'bagikan',
  'isi',
  'jawab',
  'duplikasi',
  'hasil',
  'hapus',
] as const;

test.each([
  ['draf', ['ubah', 'terbitkan', 'bagikan', 'duplikasi', 'hasil', 'hapus']],
  ['belum dibuka', ['ubah', 'tutup', 'bagikan', 'duplikasi', 'hasil', 'hapus']],
  ['hari pertama', ['ubah', 'tutup', 'ingatkan', 'bagikan', 'isi', 'jawab', 'duplikasi', 'hasil', 'hapus']],
  ['hari terakhir', ['ubah', 'tutup', 'ingatkan', 'bagikan', 'isi', 'jawab', 'duplikasi', 'hasil', 'hapus']],
  ['lewat harinya', ['duplikasi', 'hasil', 'hapus']],
  ['ditutup', ['duplikasi', 'hasil', 'hapus']],
] as const)('what can be done with one that is %s, and nothing else', async (keadaan, boleh) => {
  const { orang, operator, one, kuesioner_id, jawab } = await terbit();
  const [siti = { user_id: 0 }] = orang;
  const set = () =>
    all.updateTable('kuesioner').set(KEADAAN[keadaan]).where('kuesioner_id', '=', kuesioner_id).execute();
  const { tgl_mulai, tgl_selesai } = KEADAAN[keadaan];
  const isi = { judul: 'Kesehatan', bagian: BAGIAN_SEHAT, tgl_mulai, tgl_selesai };
  const tindakan: Record<(typeof SEMUA)[number], () => Promise<{ status: number }>> = {
    ubah: () => operator.put(one, isi),
    terbitkan: () => operator.post(`${one}/terbitkan`),
    tutup: () => operator.post(`${one}/tutup`),
    ingatkan: () => operator.post(`${one}/ingatkan`),
    bagikan: () => operator.post(`${one}/tautan`),
    isi: () => as(siti).put(`${one}/isian`, { jawaban: SEHAT }),
    jawab: () => jawab(siti, SEHAT),
    duplikasi: () => operator.post(`${one}/duplikasi`),
    hasil: () => operator.get(`${one}/hasil`),
    hapus: () => operator.delete(one),
  };
  const done: string[] = [];
  for (const nama of SEMUA) {
    await set();
    if ((await tindakan[nama]()).status < 300) done.push(nama);
  }
  expect(done).toEqual(boleh);
});
