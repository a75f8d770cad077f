import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { jam } from '../../testing/given/given-jadwal.ts';
import { closeHari } from '../../kehadiran/tutup-hari/close-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, db, clock } = await startTestServer();

async function pos() {
  const organisasi = await given.organisasi();
  const orang = await given.orang('operator', organisasi);
  const operator = as(orang);
  const ali = await given.anggota(organisasi, { nama: 'Ali' });
  const url = `/orgs/${organisasi.organisasi_id}`;
  const shift = async (nama: string, mulai: string, selesai: string) => {
    const input = { nama, tipe_jadwal: TIPE_JADWAL.shift, tgl_mulai: '2020-01-01', baris: [jam(mulai, selesai)] };
    return ((await operator.post(`${url}/jadwal`, input)).body.data as { jadwal_id: number }).jadwal_id;
  };
  const [pagi, malam] = [await shift('Pagi', '07:00', '15:00'), await shift('Malam', '23:00', '07:00')];
  const send = async (
    call: 'pola-kerja' | 'jadwal-shift',
    judul: string[],
    baris: (string | number | null)[][],
    others: Record<string, string> = {},
  ) => {
    const content = await makeSheet({}, { nama: 'Impor', kolom: judul.map((one) => ({ judul: one })), baris })();
    const file = new Blob([new Uint8Array(content)]);
    return operator.form('POST', `${url}/${call}/upload`, { file, is_uji_coba: '0', ...others });
  };
  const patterns = async () =>
    ((await operator.get(`${url}/pola-kerja`)).body.data as unknown as { data: object[] }).data;
  return { organisasi, operator, operator_id: orang.user_id, ali, url, pagi, malam, send, patterns };
}

const POLA = ['Nama', 'Hari Pertama', 'Siklus'];

test('patterns come in from a sheet, all or none, after a dry run that names every row with what is wrong in it', async () => {
  const { send, pagi, malam, patterns } = await pos();
  const bad = [
    ['Jaga', '02-11-2026', 'Pagi; Pagi; malam; Libur'],
    ['Jaga', '31-02-2026', 'Sore'],
    ['', '02-11-2026', ''],
  ];
  const tried = await send('pola-kerja', POLA, bad, { is_uji_coba: '1' });
  expect(tried.body.data).toMatchObject({
    is_disimpan: false,
    jumlah_baris: 3,
    jumlah_galat: 3,
    baris: [
      { baris: 2, galat: [{ kolom: 'Nama', pesan: 'Nama ini juga ada di baris 3' }] },
      {
        baris: 3,
        galat: [
          { kolom: 'Hari Pertama', pesan: 'Isi tanggal yang ada, misalnya 31-12-2026' },
          { kolom: 'Siklus', pesan: 'Shift "Sore" tidak ada. Pilih Libur, Malam, Pagi' },
          { kolom: 'Nama', pesan: 'Nama ini juga ada di baris 2' },
        ],
      },
      { baris: 4, galat: [{ kolom: 'Nama' }, { kolom: 'Siklus', pesan: 'Isi paling sedikit satu hari' }] },
    ],
  });
  expect(await send('pola-kerja', POLA, bad)).toMatchObject({ status: 422 });
  expect(await patterns()).toEqual([]);

  expect((await send('pola-kerja', POLA, bad.slice(0, 1))).body.data).toMatchObject({ is_disimpan: true });
  expect(await patterns()).toMatchObject([
    {
      nama: 'Jaga',
      tgl_acuan: '2026-11-02',
      siklus: [{ jadwal_id: pagi }, { jadwal_id: pagi }, { jadwal_id: malam }, { jadwal_id: null }],
    },
  ]);
});

test('an empty day within a cycle is named and moves nothing; behind the last there is none', async () => {
  const { send, pagi, patterns } = await pos();
  const lubang = await send('pola-kerja', POLA, [['Jaga', '02-11-2026', 'Pagi;;Libur']], { is_uji_coba: '1' });
  expect(lubang.body.data).toMatchObject({
    baris: [{ galat: [{ kolom: 'Siklus', pesan: 'Hari ke-2 kosong: isi nama shift, atau Libur' }] }],
  });
  await send('pola-kerja', POLA, [['Jaga', '02-11-2026', 'Pagi; Libur;']]);
  expect(await patterns()).toMatchObject([{ siklus: [{ jadwal_id: pagi }, { jadwal_id: null }] }]);
});

test('a pattern of the same name is replaced and stays given to whom it was; the template tells what there is', async () => {
  const { send, operator, url, ali, pagi, patterns } = await pos();
  const sasaran = [{ user_id: ali.user_id, tgl_mulai: '2026-12-01' }];
  await operator.post(`${url}/pola-kerja/store`, { nama: 'Jaga', tgl_acuan: '2026-11-02', siklus: [pagi], sasaran });
  await send('pola-kerja', POLA, [['jaga', '2026-11-03', 'Malam; Libur']]);
  expect(await patterns()).toMatchObject([
    { nama: 'jaga', tgl_acuan: '2026-11-03', siklus: [{ nama: 'Malam' }, { nama: null }], sasaran: [{ nama: 'Ali' }] },
  ]);
  const template = await operator.get(`${url}/pola-kerja/template`);
  const [sheet] = (await readXlsx(template.raw)).sheets;
  expect(sheet?.rows.slice(0, 2)).toMatchObject([POLA, ['jaga', expect.anything(), 'Malam; Libur']]);
});

test('a month of the roster comes in from its own template; an empty cell changes nothing', async () => {
  const { send, operator, url, ali, malam } = await pos();
  await operator.post(`${url}/jadwal-shift`, {
    sel: [{ user_id: ali.user_id, tanggal: '2026-12-02', jadwal_id: malam }],
  });
  const template = await operator.get(`${url}/jadwal-shift/template?bulan=2026-12`);
  const [sheet] = (await readXlsx(template.raw)).sheets;
  const [header = [], ...rows] = sheet?.rows ?? [];
  expect(header).toHaveLength(33);
  const own = rows.find(([id]) => id === String(ali.user_id));
  expect(own?.slice(1, 4)).toEqual(['Ali', null, 'Malam']);

  const judul = ['ID', 'Nama', '1', '2', '3'];
  const refused = await send('jadwal-shift', judul, [[9_999_999, 'Siapa', 'Sore', null, null]], {
    bulan: '2026-12',
    is_uji_coba: '1',
  });
  expect(refused.body.data).toMatchObject({
    baris: [{ galat: [{ kolom: 'ID', pesan: 'Bukan anggota instansi ini pada bulan itu' }, { kolom: '1' }] }],
  });
  const slipped = await send('jadwal-shift', judul, [[ali.user_id, 'Budi', 'Pagi', null, null]], { bulan: '2026-12' });
  expect(slipped.body).toMatchObject({ error: 'impor.rows_invalid', message: expect.any(String) });
  const saved = await send('jadwal-shift', judul, [[ali.user_id, 'Ali', 'Pagi', null, 'libur']], { bulan: '2026-12' });
  expect(saved.body.data).toMatchObject({ is_disimpan: true, jumlah_baris: 1 });
  const { body } = await operator.get(`${url}/jadwal-shift?bulan=2026-12&user_id=${ali.user_id}`);
  const [row] = (body.data as unknown as { data: { hari: object[] }[] }).data;
  expect(row?.hari.slice(0, 3)).toMatchObject([
    { nama: 'Pagi' },
    { nama: 'Malam' },
    { lapisan: 'roster', roster_jadwal_id: null, sebab_libur: 'hari_bebas' },
  ]);
});

test('a row that changes its sender’s own days that have passed is wrong, the others are not', async () => {
  const { operator, operator_id, ali, url, send } = await pos();
  await closeHari(db, { ...ali, timezone: 'Asia/Jakarta' }, clock.now);
  const hari = (isi: Record<number, string>) => Array.from({ length: 30 }, (_, index) => isi[index + 1] ?? null);
  const judul = ['ID', ...Array.from({ length: 30 }, (_, index) => String(index + 1))];
  const kirim = (isi: Record<number, string>) =>
    send(
      'jadwal-shift',
      judul,
      [
        [operator_id, ...hari(isi)],
        [ali.user_id, ...hari({ 18: 'Pagi' })],
      ],
      {
        bulan: '2026-11',
        koreksi: '1',
      },
    );
  expect(await kirim({ 18: 'Pagi', 25: 'Pagi' })).toMatchObject({
    status: 422,
    body: {
      details: {
        baris: [
          {
            baris: 2,
            galat: [
              { kolom: '18', pesan: expect.stringMatching(/^Hari Anda sendiri yang sudah lewat \(.+, 18-11-2026\)/) },
            ],
          },
        ],
      },
    },
  });
  expect((await kirim({ 25: 'Pagi' })).status).toBe(200);
  const { body } = await operator.get(`${url}/jadwal-shift?bulan=2026-11&user_id=${ali.user_id}`);
  expect((body.data as unknown as { data: { hari: object[] }[] }).data[0]?.hari[17]).toMatchObject({ nama: 'Pagi' });
});
