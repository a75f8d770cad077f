import { setTimeout as sleep } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { kuesionerBuilders } from '../../testing/given/given-kuesioner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { terbit } = kuesionerBuilders(server);

const YA_TIDAK = [
  { pilihan_id: 1, teks: 'Ya' },
  { pilihan_id: 2, teks: 'Tidak' },
];
/** A question of each kind that has results in numbers, and a text. */
const BAGIAN = [
  {
    bagian_id: 1,
    pertanyaan: [
      { pertanyaan_id: 1, jenis: 'pilihan', judul: 'Puas?', pilihan: YA_TIDAK },
      { pertanyaan_id: 2, jenis: 'skala', judul: 'Nilai', minimum: 1, maksimum: 5 },
      { pertanyaan_id: 3, jenis: 'beberapa', judul: 'Hari', pilihan: YA_TIDAK },
      {
        pertanyaan_id: 4,
        jenis: 'matriks',
        judul: 'Sejauh mana',
        pilihan: YA_TIDAK,
        baris: [
          { baris_id: 1, teks: 'Pagi' },
          { baris_id: 2, teks: 'Sore' },
        ],
      },
      { pertanyaan_id: 5, jenis: 'angka', judul: 'Suhu' },
      { pertanyaan_id: 6, jenis: 'tanggal', judul: 'Sejak' },
      { pertanyaan_id: 7, jenis: 'teks_pendek', judul: 'Saran' },
    ],
  },
];
const jawabanKe = (puas: number, nilai: number, saran: string) => [
  { pertanyaan_id: 1, nilai: puas },
  { pertanyaan_id: 2, nilai },
  { pertanyaan_id: 3, nilai: [1, 2] },
  { pertanyaan_id: 4, nilai: [{ baris_id: 2, pilihan_id: 1 }] },
  { pertanyaan_id: 5, nilai: 36 + nilai / 10 },
  { pertanyaan_id: 6, nilai: `2026-11-0${nilai}` },
  { pertanyaan_id: 7, nilai: saran },
];

/** So many members, each with his own answer to the first two questions. */
async function answered(isi: object, orang: readonly (readonly [number, number])[]) {
  const school = await terbit({ bagian: BAGIAN, ...isi }, { anggota: orang.length });
  for (const [at, [puas, nilai]] of orang.entries()) {
    const sent = await school.jawab(school.orang[at] ?? { user_id: 0 }, jawabanKe(puas, nilai, `Saran ${at}`));
    expect(sent.status).toBe(201);
  }
  return school;
}
type Hasil = {
  is_terbuka: boolean;
  jumlah: number;
  menunggu: number;
  pertanyaan: { pertanyaan_id: number; jumlah: number; butir: { jumlah: number }[] }[];
};
const hasilOf = async (caller: Caller, one: string, saring = '') =>
  (await caller.get(`${one}/hasil${saring}`)).body.data as Hasil;

test('each question says what it came to, also what nobody chose', async () => {
  const { operator, one } = await answered({}, [
    [1, 5],
    [1, 4],
    [2, 1],
  ]);
  const { jumlah, pertanyaan } = await hasilOf(operator, one);
  expect(jumlah).toBe(3);
  expect(pertanyaan).toMatchObject([
    {
      pertanyaan_id: 1,
      jumlah: 3,
      butir: [
        { teks: 'Ya', jumlah: 2 },
        { teks: 'Tidak', jumlah: 1 },
      ],
    },
    {
      jumlah: 3,
      rata_rata: 10 / 3,
      median: 4,
      butir: [{ jumlah: 1 }, {}, { teks: '3', jumlah: 0 }, {}, { jumlah: 1 }],
    },
    { jumlah: 3, butir: [{ jumlah: 3 }, { jumlah: 3 }] },
    { jumlah: 3, butir: [{ baris_id: 1, jumlah: 0 }, {}, { baris_id: 2, nilai: 1, jumlah: 3 }, { jumlah: 0 }] },
    { jumlah: 3, butir: [], median: 36.4, terkecil: 36.1, terbesar: 36.5 },
    { jumlah: 3, terkecil: '2026-11-01', terbesar: '2026-11-05' },
    { jumlah: 3, butir: [], rata_rata: null },
  ]);
});

test('a named one is narrowed by group, days and answers, and set against another question', async () => {
  const { operator, one, organisasi, jawab } = await answered({}, [
    [1, 5],
    [2, 1],
  ]);
  const { body } = await operator.post(`/orgs/${organisasi.organisasi_id}/groups`, { nama: 'Guru' });
  const { group_id } = body.data as { group_id: number };
  const guru = await given.anggota(organisasi, { nama: 'Guru Satu' });
  await all
    .insertInto('anggota_grup')
    .values({ ...guru, group_id, tgl_mulai: '2026-01-01' })
    .execute();
  await jawab(guru, jawabanKe(1, 3, 'Dari guru'));

  expect((await hasilOf(operator, one, `?group_id=${group_id}`)).jumlah).toBe(1);
  expect((await hasilOf(operator, one, '?from=2026-11-21')).jumlah).toBe(0);
  expect((await hasilOf(operator, one, '?saring_pertanyaan_id=1&saring_nilai=1')).jumlah).toBe(2);
  expect((await operator.get(`${one}/hasil?saring_pertanyaan_id=7&saring_nilai=1`)).status).toBe(422);
  expect((await operator.get(`${one}/hasil/harian`)).body.data).toEqual([{ tanggal: '2026-11-20', jumlah: 3 }]);
  expect((await operator.get(`${one}/hasil/grup?pertanyaan_id=2`)).body.data).toEqual([
    { group_id, grup: 'Guru', jumlah: 1, rata_rata: 3, butir: [{ baris_id: null, nilai: 3, jumlah: 1 }] },
    expect.objectContaining({ group_id: null, grup: null, jumlah: 2, rata_rata: 3 }),
  ]);
  const silang = await operator.get(`${one}/hasil/silang?baris_pertanyaan_id=1&kolom_pertanyaan_id=2`);
  expect(silang.body.data).toMatchObject({
    baris: [{ teks: 'Ya' }, { teks: 'Tidak' }, { nilai: null }],
    sel: [
      [0, 0, 1, 0, 1, 0],
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  });
  const teks = await operator.get(`${one}/hasil/teks?pertanyaan_id=7&q=guru`);
  expect(teks.body.data).toMatchObject({ total: 1, data: [{ teks: 'Dari guru', nama: 'Guru Satu' }] });
  const respons = await operator.get(`${one}/respons?count=1&page=1`);
  expect(respons.body.data).toMatchObject({ total: 3, data: [{ jawaban: expect.any(Array) }] });
  expect((await operator.get(`${one}/respons?user_id=${guru.user_id}`)).body.data).toMatchObject({
    total: 1,
    data: [{ nama: 'Guru Satu' }],
  });
  expect((await operator.get(`${one}/respons?user_id=${guru.user_id + 100_000}`)).body.data).toMatchObject({
    total: 0,
  });
  // Whomever a plain member asks for, he reads his own.
  const own = (await as(guru).get(`${one}/respons?user_id=${guru.user_id + 100_000}`)).body.data;
  expect(own).toMatchObject({
    total: 1,
    data: [{ nama: 'Guru Satu', grup: 'Guru', jawaban: jawabanKe(1, 3, 'Dari guru') }],
  });
});

const LIMA = Array.from({ length: 5 }, () => [1, 5] as const);

test('an anonymous one shows nothing below five, and is opened five at a time', async () => {
  const { operator, one, jawab, organisasi } = await answered({ is_anonim: true }, LIMA.slice(0, 4));
  expect(await hasilOf(operator, one)).toEqual({ is_terbuka: false, jumlah: 0, menunggu: 4, pertanyaan: [] });
  const texts = await operator.get(`${one}/hasil/teks?pertanyaan_id=7`);
  expect(texts.body.data).toMatchObject({ is_terbuka: false, data: [], total: 0 });
  expect((await operator.get(`${one}/hasil/cetak`)).body.error).toBe('kuesioner.anonim_sedikit');
  expect((await operator.post(`${one}/unduhan`)).body.error).toBe('kuesioner.anonim_sedikit');

  await jawab(await given.anggota(organisasi), jawabanKe(2, 1, 'Yang kelima'));
  expect(await hasilOf(operator, one)).toMatchObject({ is_terbuka: true, jumlah: 5, menunggu: 0 });
  await jawab(await given.anggota(organisasi), jawabanKe(2, 1, 'Yang keenam'));
  // Who compares before and after learns nothing of the sixth.
  expect(await hasilOf(operator, one)).toMatchObject({ is_terbuka: true, jumlah: 5, menunggu: 1 });
});

test('an anonymous one is narrowed to no few, and leaves no few out; nobody stands beside what was said', async () => {
  const { operator, one } = await answered({ is_anonim: true }, [...LIMA, ...LIMA, [2, 1], [2, 2]]);
  await operator.post(`${one}/tutup`);
  expect(await hasilOf(operator, one)).toMatchObject({ jumlah: 12, menunggu: 0 });
  for (const nilai of [1, 2]) {
    const few = await hasilOf(operator, one, `?saring_pertanyaan_id=1&saring_nilai=${nilai}`);
    expect(few).toEqual({ is_terbuka: false, jumlah: 0, menunggu: 0, pertanyaan: [] });
    const texts = await operator.get(`${one}/hasil/teks?pertanyaan_id=7&saring_pertanyaan_id=1&saring_nilai=${nilai}`);
    expect(texts.body.data).toMatchObject({ is_terbuka: false, data: [] });
  }
  const silang = await operator.get(`${one}/hasil/silang?baris_pertanyaan_id=1&kolom_pertanyaan_id=2`);
  expect(
    (silang.body.data as { sel: (number | null)[][] }).sel
      .slice(0, 2)
      .flat()
      .filter((n) => n !== null && n > 0),
  ).toEqual([]);
  expect((await operator.get(`${one}/hasil?from=2026-11-01`)).body.error).toBe('kuesioner.anonim');
  expect((await operator.get(`${one}/hasil/grup?pertanyaan_id=1`)).body.error).toBe('kuesioner.anonim');
  expect((await operator.get(`${one}/respons`)).body.error).toBe('kuesioner.anonim');
  expect((await operator.post(`${one}/unduhan`, { isi: 'jawaban' })).body.error).toBe('kuesioner.anonim');
  const { data } = (await operator.get(`${one}/hasil/teks?pertanyaan_id=7&count=100`)).body.data as { data: object[] };
  expect(data.length).toBe(12);
  for (const row of data) expect(row).toMatchObject({ user_id: null, nama: null, tanggal: null });
  // Enough on both sides: told.
  const lain = await answered({ is_anonim: true }, [...LIMA, ...LIMA.map(() => [2, 1] as const)]);
  await lain.operator.post(`${lain.one}/tutup`);
  expect(await hasilOf(lain.operator, lain.one, '?saring_pertanyaan_id=1&saring_nilai=2')).toMatchObject({
    is_terbuka: true,
    jumlah: 5,
  });
  // What was written is read together: by filters each text could be followed from answer to answer.
  const teks = `${lain.one}/hasil/teks?pertanyaan_id=7`;
  expect((await lain.operator.get(teks)).body.data).toMatchObject({ is_terbuka: true, total: 10 });
  const disaring = await lain.operator.get(`${teks}&saring_pertanyaan_id=1&saring_nilai=2`);
  expect(disaring.body.data).toMatchObject({ is_terbuka: false, total: 0, data: [] });
});

test('members read no results', async () => {
  const { one, orang } = await answered({}, [[1, 5]]);
  const siti = as(orang[0] ?? { user_id: 0 });
  for (const path of ['hasil', 'hasil/harian', 'hasil/teks?pertanyaan_id=7', 'unduhan', 'hasil/cetak']) {
    expect((await siti.get(`${one}/${path}`)).status, path).toBe(403);
  }
});

async function download(caller: Caller, one: string, isi: string) {
  const asked = await caller.post(`${one}/unduhan`, { isi });
  const { unduhan_id } = asked.body.data as { unduhan_id: string };
  for (;;) {
    const answer = await caller.get(`${one}/unduhan/${unduhan_id}`);
    if (answer.status === 200) return (await readXlsx(answer.raw)).sheets[0]?.rows ?? [];
    expect(answer.body.error).toBe('kuesioner.not_ready');
    await sleep(30);
  }
}

test('the results and the answers are workbooks, made in the background for who asked', async () => {
  const { operator, one, organisasi, orang } = await answered({}, [
    [1, 5],
    [2, 4],
  ]);
  // In the organisation's own hours.
  await all
    .updateTable('pengaturan_organisasi')
    .set({ timezone: 'Asia/Jayapura' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  await all
    .updateTable('anggota')
    .set({ nip: '0012' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', orang[0]?.user_id ?? 0)
    .execute();
  await all
    .updateTable('kuesioner_respons')
    .set({ dikirim_pada: '2026-11-20T16:30:05Z' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const hasil = await download(operator, one, 'hasil');
  expect(hasil.slice(0, 4)).toEqual([
    ['No', 'Pertanyaan', 'Baris', 'Jawaban', 'Jumlah', 'Persen', 'Nilai'],
    [1, 'Puas?', null, 'Dijawab', 2, null, null],
    [1, 'Puas?', null, 'Ya', 1, 50, null],
    [1, 'Puas?', null, 'Tidak', 1, 50, null],
  ]);
  // What they come to are numbers that can be reckoned with, and of a matrix each row is a whole of its own, as on the screen.
  expect(hasil.map((row) => row.slice(0, 7))).toEqual(
    expect.arrayContaining([
      [2, 'Nilai', null, 'Rata-rata', null, null, 4.5],
      [4, 'Sejauh mana', 'Pagi', 'Ya', 0, null, null],
      [4, 'Sejauh mana', 'Sore', 'Ya', 2, 100, null],
      [5, 'Suhu', null, 'Terbesar', null, null, 36.5],
      [6, 'Sejak', null, 'Paling awal', null, null, '04-11-2026'],
      [7, 'Saran', null, 'Dijawab', 2, null, null],
    ]),
  );
  const jawaban = await download(operator, one, 'jawaban');
  expect(jawaban[0]).toEqual([
    'Nama',
    'NIP',
    'Grup',
    'Dikirim',
    'Puas?',
    'Nilai',
    'Hari',
    'Sejauh mana: Pagi',
    'Sejauh mana: Sore',
    'Suhu',
    'Sejak',
    'Saran',
  ]);
  const sejak = (hari: number) => new Date(Date.UTC(2026, 10, hari));
  expect(jawaban.slice(1).toSorted()).toEqual([
    ['Orang 1', '0012', null, '21-11-2026 01:30:05', 'Ya', 5, 'Ya; Tidak', null, 'Ya', 36.5, sejak(5), 'Saran 0'],
    ['Orang 2', null, null, '21-11-2026 01:30:05', 'Tidak', 4, 'Ya; Tidak', null, 'Ya', 36.4, sejak(4), 'Saran 1'],
  ]);
  const listed = (await operator.get(`${one}/unduhan`)).body.data as { unduhan_id: string }[];
  expect(listed.length).toBe(2);
  const lain = as(await given.orang('operator', organisasi));
  expect((await lain.get(`${one}/unduhan/${listed[0]?.unduhan_id}`)).status).toBe(404);
});

test('the results are printed, with what they were narrowed by', async () => {
  const { operator, one } = await answered({}, [[1, 5]]);
  const { status, raw } = await operator.get(
    `${one}/hasil/cetak?from=2026-11-01&saring_pertanyaan_id=1&saring_nilai=1`,
  );
  expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { ringkasan } = await all
    .selectFrom('dokumen')
    .select('ringkasan')
    .orderBy('dibuat_pada', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(ringkasan)).toContain('1 jawaban; dikirim sejak 01-11-2026; \\"Puas?\\" dijawab Ya');
});

test('what each person answered is not read by those who only watch', async () => {
  const { operator, one, organisasi } = await answered({}, LIMA);
  expect((await operator.get(`${one}/respons`)).status).toBe(200);
  for (const peran of ['viewer', 'pemantau'] as const) {
    const pelihat = as(await given.orang(peran, organisasi));
    expect((await pelihat.get(`${one}/respons`)).body.error).toBe('akses.denied');
    // Nor as a file.
    expect((await pelihat.post(`${one}/unduhan`, { isi: 'jawaban' })).body.error).toBe('akses.denied');
  }
  const viewer = as(await given.orang('viewer', organisasi));
  expect((await viewer.post(`${one}/unduhan`, { isi: 'hasil' })).status).toBe(201);
  // What was written is among the results; by whom is not.
  const { data } = (await viewer.get(`${one}/hasil/teks?pertanyaan_id=7`)).body.data as { data: object[] };
  expect(data).toHaveLength(5);
  for (const row of data) expect(row).toMatchObject({ user_id: null, nama: null });
});
