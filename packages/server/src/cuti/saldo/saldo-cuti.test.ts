import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../platform/files/xlsx/read-table.ts';
import { writeTemplate } from '../../platform/files/xlsx/write-template.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { KOLOM_SALDO } from './kolom-saldo.ts';
import { openTahunTask } from './open-tahun-task.ts';

const server = await startTestServer();
const { clock, deps } = server;
const office = leaveOffices(server);

/** Opens years one after the other, each in its own January. */
async function years(kantor: Awaited<ReturnType<typeof office>>, ...tahun: number[]) {
  const before = clock.now;
  for (const one of tahun) {
    clock.now = new Date(`${one}-01-05T02:00:00Z`);
    const answer = await kantor.operator.post(`${kantor.url}/cuti-saldo/buka-tahun`, { tahun: one });
    if (answer.status !== 200) throw new Error(answer.body.message);
  }
  clock.now = before;
}

test('unused 12 of 2024 and 12 of 2025 make 24 in 2026, not 36', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await years(kantor, 2024, 2025, 2026);
  expect(await ani.sisa('2026-11-20')).toBe(24);
});

test('unused 2025 alone makes 18 in 2026, of which 6 are carried', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await years(kantor, 2025, 2026);
  const { body } = await ani.self.get(`${kantor.url}/cuti/saldo`);
  expect(body.data).toMatchObject([
    {
      sisa: 18,
      per_tahun: [
        { tahun: 2025, sisa: 6 },
        { tahun: 2026, sisa: 12 },
      ],
      // Nothing was taken in two years, so that six of each live on.
      hangus: { tanggal: '2026-12-31', jumlah: 6 },
    },
  ]);
});

test.each([
  [0, 10],
  [8, 2],
  [10, 0],
  [12, 0],
])('of 10 carried days that lapse on 31 March, %i used before leave %i to lapse', async (used, lapsing) => {
  const kantor = await office({ jatah_tahunan: 10, maks_bawa: 10, tahun_bawa: 1, bawaan_sampai: '03-31' });
  const ani = await kantor.member('Ani');
  await years(kantor, 2025, 2026);
  const before = clock.now;
  clock.now = new Date('2026-01-12T02:00:00Z');
  if (used > 0) {
    const last = { 8: '2026-01-21', 10: '2026-01-23', 12: '2026-01-27' }[used] ?? '';
    const { cuti_id, jumlah_hari } = await ani.asked('2026-01-12', last);
    expect(jumlah_hari).toBe(used);
    await kantor.act(kantor.operator, cuti_id, 'setuju');
  }
  expect(await ani.sisa('2026-03-31')).toBe(20 - used);
  expect(await ani.sisa('2026-04-01')).toBe(20 - used - lapsing);
  clock.now = before;
});

test('leave that was put off keeps its days for the next year, beside the six', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await years(kantor, 2026);
  const { cuti_id } = await ani.asked('2026-12-21', '2026-12-24');
  expect(await ani.sisa('2027-01-01')).toBe(18);
  await kantor.act(kantor.operator, cuti_id, 'tangguhkan', { keterangan: 'Penerimaan rapor' });
  expect(await ani.sisa('2027-01-01')).toBe(22);
  const { body } = await ani.self.get(`${kantor.url}/cuti/saldo`);
  expect(body.data).toMatchObject([{ sisa: 12, hangus: { tanggal: '2026-12-31', jumlah: 2 } }]);
  await years(kantor, 2027);
  expect(await ani.sisa('2027-01-04')).toBe(22);
});

test('a request over the year’s end that is decided after the year was opened costs what it would have cost in time', async () => {
  const kantor = await office();
  const [ani, budi] = [await kantor.member('Ani'), await kantor.member('Budi')];
  await years(kantor, 2026);
  const [inTime, late] = [await ani.asked('2026-12-28', '2027-01-05'), await budi.asked('2026-12-28', '2027-01-05')];
  await kantor.act(kantor.operator, inTime.cuti_id, 'setuju');
  await years(kantor, 2027);
  const before = clock.now;
  clock.now = new Date('2027-01-04T02:00:00Z');
  expect(await kantor.act(kantor.operator, late.cuti_id, 'setuju')).toMatchObject({
    status: 200,
    body: { data: { status: STATUS_CUTI.disetujui, jumlah_hari: 7 } },
  });
  expect(await budi.sisa()).toBe(await ani.sisa());
  clock.now = before;
});

describe('who joins in the course of a year', () => {
  const join = async (kantor: Awaited<ReturnType<typeof office>>, tgl_mulai: string) => {
    const { body } = await kantor.operator.post(`${kantor.url}/users`, { nama: 'Baru', tgl_mulai });
    return (body.data as { user_id: number }).user_id;
  };
  const ledger = async (kantor: Awaited<ReturnType<typeof office>>, user_id: number) => {
    const path = `${kantor.url}/cuti-saldo/baris?cuti_kategori_id=${kantor.cuti_kategori_id}&user_id=${user_id}`;
    return (await kantor.operator.get(path)).body.data as object[];
  };

  test.each([
    [true, 5, 'Pembukaan tahun 2026: 5/12 dari 12 hari, anggota sejak 17-08-2026'],
    [false, 12, 'Pembukaan tahun 2026: anggota sejak 17-08-2026'],
  ])('is granted at once where the year is open (cut to its months: %s)', async (is_prorata, jumlah, keterangan) => {
    const kantor = await office({ is_prorata });
    await years(kantor, 2026);
    const user_id = await join(kantor, '2026-08-17');
    expect(await ledger(kantor, user_id)).toMatchObject([
      { jenis: 'jatah', jumlah, keterangan, tahun: 2026, mulai: '2026-08-17', kedaluwarsa: '2026-12-31' },
    ]);
    await years(kantor, 2026);
    expect(await ledger(kantor, user_id)).toHaveLength(1);
  });

  test('is granted when the year is opened, with the sum before; who joins after it is not', async () => {
    const kantor = await office({ is_prorata: true });
    const [baru, nanti] = [await join(kantor, '2026-08-17'), await join(kantor, '2027-01-02')];
    expect(await ledger(kantor, baru)).toEqual([]);
    const preview = await kantor.operator.post(`${kantor.url}/cuti-saldo/buka-tahun`, { tahun: 2026, preview: true });
    const { baris } = preview.body.data as { baris: { user_id: number }[] };
    expect(baris.find(({ user_id }) => user_id === baru)).toMatchObject({
      jatah: 5,
      anggota_baru: { sejak: '2026-08-17', bulan: 5, jatah_tahunan: 12 },
    });
    expect(baris.some(({ user_id }) => user_id === nanti)).toBe(false);
    await years(kantor, 2026);
    expect(await ledger(kantor, baru)).toMatchObject([{ jumlah: 5 }]);
    expect(await ledger(kantor, nanti)).toEqual([]);
  });
});

test('opening a year again writes nothing; the preview says what it would write and writes nothing', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  const url = `${kantor.url}/cuti-saldo/buka-tahun`;
  const preview = await kantor.operator.post(url, { tahun: 2026, preview: true });
  // The operator is a member too.
  expect((preview.body.data as { baris: object[] }).baris).toContainEqual(
    expect.objectContaining({ nama: 'Ani', sebelum: 0, jatah: 12, bawaan: 0, hangus: 0, sesudah: 12 }),
  );
  expect(await ani.sisa()).toBe(0);
  await kantor.operator.post(url, { tahun: 2026 });
  expect((await kantor.operator.post(url, { tahun: 2026 })).body.data).toEqual({ tahun: 2026, baris: [] });
  expect(await ani.sisa()).toBe(12);
  expect((await kantor.operator.post(url, { tahun: 2027 })).body.errors).toMatchObject({
    tahun: ['Tahun ini belum dimulai'],
  });
});

test('in January the years open by themselves, once, where the year before was opened', async () => {
  const [kantor, other] = [await office(), await office()];
  const [ani, budi] = [await kantor.member('Ani'), await other.member('Budi')];
  await years(kantor, 2026);
  const before = clock.now;
  // Twenty to one on New Year's morning, when it runs; in London the old year has not ended.
  clock.now = new Date('2026-12-31T17:40:00Z');
  await Promise.all([openTahunTask.run(deps, clock.now), openTahunTask.run(deps, clock.now)]);
  expect(await ani.sisa()).toBe(18);
  expect(await budi.sisa()).toBe(0);
  clock.now = before;
});

test('a correction is a line with its remark; the balance is the sum of its lines', async () => {
  const { operator, url, member, cuti_kategori_id } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { user_id } = ani;
  const koreksi = { user_id, cuti_kategori_id, sisa: 9.5, keterangan: 'Salah catat' };
  expect((await operator.put(`${url}/cuti-saldo/update`, koreksi)).body.data).toMatchObject({ sisa: 9.5 });
  const lagi = await operator.put(`${url}/cuti-saldo/update`, koreksi);
  expect(lagi).toMatchObject({ status: 422, body: { errors: { sisa: ['Saldonya hari ini sudah sebanyak itu'] } } });
  const kabar = server.all.selectFrom('pemberitahuan').select('judul').where('user_id', '=', user_id);
  expect(await kabar.execute()).toEqual([{ judul: 'Saldo cuti Anda dikoreksi: kini 9,5 hari, sebelumnya 12 hari' }]);
  const { body } = await ani.self.get(`${url}/cuti-saldo/baris?cuti_kategori_id=${cuti_kategori_id}`);
  const baris = body.data as { jumlah: number; keterangan: string; jenis: string }[];
  expect(baris).toMatchObject([
    { jumlah: -2.5, keterangan: 'Salah catat', jenis: 'koreksi' },
    { jumlah: 12, keterangan: 'Awal', jenis: 'koreksi' },
  ]);
  expect(baris.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(9.5);
  const budi = await member('Budi');
  const path = `${url}/cuti-saldo/baris?cuti_kategori_id=${cuti_kategori_id}&user_id=${user_id}`;
  expect((await budi.self.get(path)).status).toBe(404);
});

test('nobody corrects his own balance, by no door: another operator or the tenant’s admin does', async () => {
  const { organisasi, operator, operator_id: user_id, url, cuti_kategori_id } = await office();
  const isi = { user_id, cuti_kategori_id, keterangan: 'Salah catat' };
  const update = `${url}/cuti-saldo/update`;
  const own = { status: 433, body: { error: 'saldo_cuti.own' } };
  expect(await operator.put(update, { ...isi, sisa: 30 })).toMatchObject(own);
  expect(await operator.post(`${url}/cuti-saldo`, { ...isi, tahun: 2026, jumlah: 12 })).toMatchObject(own);
  const file = async (sisa: number) => {
    const baris = [[String(user_id), null, null, 'Cuti Tahunan', '2026', sisa, null, null]];
    const bytes = await writeTemplate({ nama: 'Saldo', kolom: [...KOLOM_SALDO], baris, petunjuk: [] });
    return new File([new Uint8Array(bytes)], 'saldo.xlsx');
  };
  const tryFile = async (sisa: number) =>
    (await operator.form('POST', `${url}/cuti-saldo/upload`, { file: await file(sisa), is_uji_coba: '1' })).body.data;
  expect(await tryFile(12)).toMatchObject({
    baris: [{ galat: [{ kolom: 'Sisa', pesan: 'Saldo cuti Anda sendiri dikoreksi operator lain atau admin induk' }] }],
  });

  const rekan = server.as(await server.given.orang('operator', organisasi));
  const admin = server.as(await server.given.orang('admin', organisasi));
  expect((await rekan.put(update, { ...isi, sisa: 12 })).body.data).toMatchObject({ sisa: 12 });
  expect((await admin.put(update, { ...isi, sisa: 11 })).body.data).toMatchObject({ sisa: 11 });
  // What says of her what holds already corrects nothing.
  expect(await tryFile(11)).toMatchObject({ jumlah_galat: 0 });
});

test('half days are taken only where the category may be halved', async () => {
  const { operator, url, member, cuti_kategori_id } = await office({ is_setengah_hari: false });
  const ani = await member('Ani');
  await ani.grant(12);
  const koreksi = { user_id: ani.user_id, cuti_kategori_id, keterangan: 'Salah catat' };
  const utuh = 'Kategori ini dihitung dalam hari penuh';
  const update = await operator.put(`${url}/cuti-saldo/update`, { ...koreksi, sisa: 9.5 });
  expect(update).toMatchObject({ status: 422, body: { errors: { sisa: [utuh] } } });
  const added = await operator.post(`${url}/cuti-saldo`, { ...koreksi, tahun: 2026, jumlah: 0.5 });
  expect(added).toMatchObject({ status: 422, body: { errors: { jumlah: [utuh] } } });
  expect(await ani.sisa()).toBe(12);
});

test('a balance file is tried first, written whole or not at all, and writes nothing the second time', async () => {
  const { operator, url, member } = await office();
  const ani = await member('Ani');
  const file = async (...baris: (string | number | null)[][]) => {
    const isi = await writeTemplate({ nama: 'Saldo', kolom: [...KOLOM_SALDO], baris, petunjuk: [] });
    return new File([new Uint8Array(isi)], 'saldo.xlsx');
  };
  const row = (user_id: number, tahun: string, sisa: number | string) => [
    String(user_id),
    null,
    null,
    'Cuti Tahunan',
    tahun,
    sisa,
    null,
    null,
  ];
  const bad = await operator.form('POST', `${url}/cuti-saldo/upload`, {
    file: await file(row(ani.user_id, '2025', 4), row(9_999_999, '2026', 'x')),
  });
  expect(bad).toMatchObject({ status: 422, body: { error: 'impor.rows_invalid' } });
  const wordy = await operator.form('POST', `${url}/cuti-saldo/upload`, {
    file: await file([...row(ani.user_id, '2026', 4).slice(0, 7), 'k'.repeat(301)]),
    is_uji_coba: '1',
  });
  expect(wordy.body.data).toMatchObject({
    jumlah_galat: 1,
    baris: [{ galat: [{ kolom: 'Keterangan', pesan: 'Paling banyak 300 huruf' }] }],
  });
  const budi = await member('Budi');
  const beside = (nama: string, [id, , ...rest]: ReturnType<typeof row>) => [id ?? null, nama, ...rest];
  const slipped = await operator.form('POST', `${url}/cuti-saldo/upload`, {
    file: await file(beside('Budi', row(ani.user_id, '2026', 4)), beside('budi ', row(budi.user_id, '2026', 4))),
    is_uji_coba: '1',
  });
  expect(slipped.body.data).toMatchObject({
    jumlah_galat: 1,
    baris: [
      { galat: [{ kolom: 'ID', pesan: 'ID ini milik Ani, bukan Budi. Samakan barisnya dengan formatnya' }] },
      { galat: [] },
    ],
  });
  const twice = await operator.form('POST', `${url}/cuti-saldo/upload`, {
    file: await file(row(ani.user_id, '2026', 4), row(budi.user_id, '2026', '1e2'), row(ani.user_id, '2026', 9)),
    is_uji_coba: '1',
  });
  const kembar = (baris: number) => [
    { kolom: 'ID', pesan: `Anggota, kategori, dan tahun ini juga ada di baris ${baris}` },
  ];
  expect(twice.body.data).toMatchObject({
    jumlah_galat: 3,
    baris: [{ galat: kembar(4) }, { galat: [{ kolom: 'Sisa' }] }, { galat: kembar(2) }],
  });
  const good = await file(row(ani.user_id, '2025', 4), row(ani.user_id, '2026', 7.5));
  const tried = await operator.form('POST', `${url}/cuti-saldo/upload`, { file: good, is_uji_coba: '1' });
  expect(tried.body.data).toMatchObject({ is_disimpan: false, jumlah_galat: 0 });
  const perubahan = (answer: typeof tried) =>
    (answer.body.data as { baris: { nilai: string[] }[] }).baris.map(({ nilai }) => nilai.at(-1));
  expect(perubahan(tried)).toEqual(['+4', '+7,5']);
  expect(await ani.sisa()).toBe(0);
  for (const _ of [1, 2]) await operator.form('POST', `${url}/cuti-saldo/upload`, { file: good });
  expect(await ani.sisa()).toBe(11.5);
  // She is told once, by the file that moved it.
  const lonceng = () =>
    server.all.selectFrom('pemberitahuan').select('judul').where('user_id', '=', ani.user_id).execute();
  await expect
    .poll(lonceng, { timeout: 20_000 })
    .toEqual([{ judul: 'Saldo cuti Anda dikoreksi: bertambah 11,5 hari' }]);
  const again = await operator.form('POST', `${url}/cuti-saldo/upload`, { file: good, is_uji_coba: '1' });
  expect(perubahan(again)).toEqual(['—', '—']);
  const { body } = await operator.get(`${url}/cuti-saldo?q=ani`);
  expect(body.data).toMatchObject({
    data: [
      {
        per_tahun: [
          { tahun: 2025, sisa: 4 },
          { tahun: 2026, sisa: 7.5 },
        ],
      },
    ],
  });
  await server.all.updateTable('anggota').set({ nip: '19750101' }).where('user_id', '=', ani.user_id).execute();
  const template = await operator.get(`${url}/cuti-saldo/template`);
  expect(template.headers['content-type']).toContain('spreadsheetml');
  const { baris } = await readTable({}, template.raw, KOLOM_SALDO, 100);
  expect(baris.find(({ sel }) => sel.user_id === String(ani.user_id))?.sel).toMatchObject({ nip: '19750101' });
});

test('a forecast tells what lapses when and opens the lines it rests on, none of which is written', async () => {
  const kantor = await office({ bawaan_sampai: '03-31' });
  const ani = await kantor.member('Ani');
  await years(kantor, 2025, 2026);
  const tanggal = '2027-02-01';
  const { body } = await ani.self.get(`${kantor.url}/cuti/saldo?tanggal=${tanggal}`);
  expect(body.data).toMatchObject([
    {
      sisa: 18,
      hangus: { tanggal: '2027-03-31', jumlah: 6 },
      jadwal_hangus: [
        { tanggal: '2027-03-31', jumlah: 6 },
        { tanggal: '2027-12-31', jumlah: 6 },
        { tanggal: '2028-03-31', jumlah: 6 },
      ],
    },
  ]);
  const lines = async (query: string) => {
    const url = `${kantor.url}/cuti-saldo/baris?cuti_kategori_id=${kantor.cuti_kategori_id}${query}`;
    return (await ani.self.get(url)).body.data as { cuti_saldo_id: number; jenis: string; jumlah: number }[];
  };
  const written = await lines('');
  const ahead = (await lines(`&tanggal=${tanggal}`)).slice(0, -written.length);
  expect(ahead.every(({ cuti_saldo_id }) => cuti_saldo_id < 0)).toBe(true);
  expect(ahead.map(({ jenis, jumlah }) => `${jenis} ${jumlah}`).toSorted()).toEqual(
    ['bawaan -6', 'bawaan 6', 'hangus -6', 'hangus -6', 'jatah 12'].toSorted(),
  );
  const all = [...ahead, ...written].reduce((sum, { jumlah }) => sum + jumlah, 0);
  expect(all).toBe(18);
  expect(await lines('')).toEqual(written);
});
