import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { execFileSync } from 'node:child_process';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock, stranger } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);
const KOLOM = ['Nama', 'PIN', 'NIP', 'Gender', 'Grup', 'Jenis Kepegawaian', 'Tanggal Mulai'];
type Sel = string | number | null;

async function sekolah() {
  const organisasi = await given.organisasi();
  const keys = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id };
  const { group_id } = await all
    .insertInto('grup')
    .values({ ...keys, nama: 'Guru' })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  const operator = await given.orang('operator', organisasi);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const send = async (baris: Sel[][], is_uji_coba = '0', judul = KOLOM, lain: object = {}) => {
    const content = await makeSheet({}, { nama: 'Anggota', kolom: judul.map((one) => ({ judul: one })), baris })();
    const file = new Blob([new Uint8Array(content)]);
    return as(operator).form('POST', `${url}/import-user`, { file, is_uji_coba, ...lain });
  };
  const members = () =>
    all
      .selectFrom('anggota')
      .innerJoin('users', 'users.user_id', 'anggota.user_id')
      .select(['users.nama', 'users.username', 'anggota.pin', 'anggota.status', 'anggota.role', 'anggota.user_id'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('anggota.user_id', '!=', operator.user_id)
      .orderBy('users.nama')
      .execute();
  return { organisasi, operator, url, send, members, group_id, as: as(operator) };
}

describe('a dry run', () => {
  test('shows every row, each with what is wrong in which column, and writes nothing', async () => {
    const { send, members } = await sekolah();
    const answer = await send(
      [
        ['Siti Aminah', '1', null, 'P', 'Guru', 'PNS', '2026-07-01'],
        ['', '1', null, 'X', 'Gru', 'Honor', '31-02-2026'],
      ],
      '1',
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { is_disimpan: false, jumlah_baris: 2, jumlah_galat: 1, kolom: KOLOM } },
    });
    const { baris } = answer.body.data as { baris: unknown[] };
    expect(baris[0]).toEqual({
      baris: 2,
      nilai: ['Siti Aminah', '1', '', 'P', 'Guru', 'PNS', '2026-07-01'],
      galat: [],
    });
    expect(baris[1]).toMatchObject({
      baris: 3,
      galat: [
        { kolom: 'Gender', pesan: 'Gender "X" tidak ada. Pilih L, P' },
        { kolom: 'Jenis Kepegawaian', pesan: 'Jenis "Honor" tidak ada. Pilih PNS, PPPK, Non-ASN' },
        { kolom: 'Grup', pesan: 'Grup "Gru" tidak ada. Pilih Guru' },
        { kolom: 'Tanggal Mulai', pesan: 'Isi tanggal yang ada, misalnya 31-12-2026' },
        { kolom: 'Nama', pesan: 'Wajib diisi' },
        { kolom: 'PIN', pesan: 'PIN 1 juga ada di baris 2' },
      ],
    });
    expect(await members()).toEqual([]);
  });

  test('a date in a year that nobody means is refused in its row, not by the database', async () => {
    const { send } = await sekolah();
    const rows = [
      ['Siti', '01-01-0026', null],
      ['Budi', null, '01-01-9999'],
      ['Ani', '01-01-1990', null],
    ];
    const { data } = (await send(rows, '1', ['Nama', 'Tanggal Lahir', 'Tanggal Mulai'])).body;
    const pesan = 'Isi tanggal antara 01-01-1900 dan 31-12-2199';
    expect((data as { baris: { galat: object[] }[] }).baris.map(({ galat }) => galat)).toEqual([
      [{ kolom: 'Tanggal Lahir', pesan }],
      [{ kolom: 'Tanggal Mulai', pesan }],
      [],
    ]);
  });

  test('says which phone numbers get their lost zero back and who is unlikely young, and keeps single blanks', async () => {
    const { send, organisasi } = await sekolah();
    const judul = ['Nama', 'No HP', 'Tanggal Lahir', 'Jabatan', 'Tanggal Mulai'];
    const rows = [
      ['Spasi   Ganda', 81234567890, '01-01-2020', 'Guru  Kelas', '01-12-2026'],
      ['Ani', '081234567891', '01-01-1990', null, '01-12-2026'],
    ];
    expect((await send(rows, '1', judul)).body.data).toMatchObject({
      jumlah_galat: 0,
      catatan:
        '1 nomor HP kehilangan angka 0 di depannya oleh Excel, dan disimpan dengan 0: 081234567890. 1 anggota lahir kurang dari 15 tahun yang lalu: Spasi Ganda (01-01-2020). Betulkan Tanggal Lahir bila bukan itu maksudnya.',
      akibat: null,
    });
    expect((await send(rows, '0', judul)).status).toBe(200);
    const saved = await all
      .selectFrom('anggota')
      .innerJoin('users', 'users.user_id', 'anggota.user_id')
      .select(['users.nama', 'users.no_hp', 'anggota.jabatan'])
      .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
      .where('users.no_hp', 'is not', null)
      .orderBy('users.nama')
      .execute();
    expect(saved).toEqual([
      { nama: 'Ani', no_hp: '081234567891', jabatan: null },
      { nama: 'Spasi Ganda', no_hp: '081234567890', jabatan: 'Guru Kelas' },
    ]);
  });

  test('says how many days it makes absent: of those who begin today, and of those who began before', async () => {
    const { organisasi, operator, send } = await sekolah();
    const found = async (...mulai: (string | null)[]) => {
      const rows = mulai.map((tgl_mulai, nomor) => [`Guru ${nomor}`, tgl_mulai]);
      return (await send(rows, '1', ['Nama', 'Tanggal Mulai'])).body.data;
    };
    const lama = [null, '2026-07-13', '2026-11-18'];
    expect(await found(...lama)).toMatchObject({
      catatan: expect.stringMatching(/^2 anggota mulai sebelum hari ini, yang paling awal 13-07-2026: belum ada/),
      akibat: null,
    });

    // The organisation began here on Monday the 16th; today is Friday.
    await jadwal(organisasi);
    const answer = await found(...lama);
    expect(answer).toMatchObject({
      catatan: expect.stringMatching(
        /yang paling awal 13-07-2026: 6 hari kerja .* menjadi Absen, paling banyak 4 hari/,
      ),
      akibat: '6 hari menjadi Absen',
    });
    expect(await found(null, null, '2027-01-04')).toMatchObject({
      catatan: expect.stringMatching(/^2 anggota mulai hari ini: .* dihitung Absen/),
      akibat: null,
    });
    expect(await found('2027-01-04')).toMatchObject({ catatan: null, akibat: null });
    expect(await found('2027-01-04', '2126-12-01')).toMatchObject({
      catatan: expect.stringMatching(
        /^1 anggota baru mulai jauh di depan, yang paling akhir 01-12-2126: .* belum anggota/,
      ),
      akibat: null,
    });
    const lahir = await send([['Siti', '2010-05-17', '1900-01-01']], '1', ['Nama', 'Tanggal Lahir', 'Tanggal Mulai']);
    expect(JSON.stringify(lahir.body.data)).toContain('Tidak boleh sebelum tanggal lahir');

    await send(
      lama.map((tgl_mulai, nomor) => [`Guru ${nomor}`, tgl_mulai]),
      '0',
      ['Nama', 'Tanggal Mulai'],
    );
    await closeDays(organisasi);
    const absen = await all
      .selectFrom('kehadiran')
      .select('tanggal')
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '!=', operator.user_id)
      .where('status', '=', 'absen')
      .where('tanggal', '<', '2026-11-20')
      .execute();
    expect(absen).toHaveLength(6);
  });

  test('asks for no absence of days before an organisation that began today', async () => {
    const { organisasi, send } = await sekolah();
    await jadwal(organisasi);
    await all
      .updateTable('organisasi')
      .set({ dibuat_pada: clock.now })
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .execute();
    const answer = await send([['Siti', '2026-11-01']], '1', ['Nama', 'Tanggal Mulai']);
    expect(answer).toMatchObject({ status: 200, body: { data: { jumlah_galat: 0, akibat: null } } });
  });

  test('finds who has a PIN, a NIP or a username already, and NIPs that Excel has rounded', async () => {
    const { organisasi, send } = await sekolah();
    await given.anggota(organisasi, { nama: 'Budi Santoso', pin: '7', nip: '198001012005011001' });
    const stranger = await given.akun({ tenant_id: (await given.tenant()).tenant_id, username: 'Siti.Aminah' });
    const answer = await send(
      [
        ['A', '7', null, null, null],
        ['B', null, '198001012005011001', null, null],
        ['C', null, null, 'siti.aminah', stranger.email],
        ['D', null, 198001012005011000, null, null],
      ],
      '1',
      ['Nama', 'PIN', 'NIP', 'Username', 'Email'],
    );
    const { baris } = answer.body.data as { baris: { galat: { pesan: string }[] }[] };
    expect(baris.map(({ galat }) => galat.map(({ pesan }) => pesan))).toEqual([
      ['PIN 7 sudah dipakai Budi Santoso'],
      ['NIP 198001012005011001 sudah dipakai Budi Santoso'],
      ['Username siti.aminah sudah dipakai akun lain', `Email ${stranger.email} sudah dipakai akun lain`],
      ['Excel membulatkan angka ini. Jadikan sel ini teks, lalu tulis ulang'],
    ]);
  });
});

describe('a sheet as people fill it in', () => {
  const galatOf = (answer: { body: { data?: unknown } }) =>
    (answer.body.data as { baris: { galat: object[] }[] }).baris.map(({ galat }) => galat);

  test('a run of blanks in a choice counts as one, and a gender may be written in full', async () => {
    const { organisasi, send } = await sekolah();
    await all
      .insertInto('grup')
      .values({ tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id, nama: 'Tata Usaha' })
      .execute();
    const rows = [
      ['Ani', 'Tata  Usaha', 'Perempuan'],
      ['Budi', ' tata   usaha ', 'LAKI-LAKI'],
      ['Cici', 'Guru', 'wanita'],
      ['Dodi', 'Guru', 'Laki laki'],
      ['Edi', 'Guru', 'X'],
    ];
    const answer = await send(rows, '0', ['Nama', 'Grup', 'Gender'], { is_sebagian: '1' });
    expect(galatOf(answer)).toEqual([[{ kolom: 'Gender', pesan: 'Gender "X" tidak ada. Pilih L, P' }]]);
    const saved = await all
      .selectFrom('anggota')
      .innerJoin('users', 'users.user_id', 'anggota.user_id')
      .innerJoin('anggota_grup', 'anggota_grup.user_id', 'anggota.user_id')
      .innerJoin('grup', 'grup.group_id', 'anggota_grup.group_id')
      .select(['users.nama', 'users.gender', 'grup.nama as grup'])
      .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
      .orderBy('users.nama')
      .execute();
    expect(saved.map(({ nama, gender, grup }) => `${nama} ${gender} ${grup}`)).toEqual([
      'Ani P Tata Usaha',
      'Budi L Tata Usaha',
      'Cici P Guru',
      'Dodi L Guru',
    ]);
  });

  test('a number where a date belongs says that its column lost the format, and a birth before 1920 is remarked', async () => {
    const { send } = await sekolah();
    const rows = [
      ['Ani', 33000],
      ['Budi', '01-01-1900'],
    ];
    const answer = await send(rows, '1', ['Nama', 'Tanggal Lahir']);
    expect(galatOf(answer)).toEqual([
      [{ kolom: 'Tanggal Lahir', pesan: expect.stringContaining('kehilangan format tanggal') }],
      [],
    ]);
    expect(answer.body.data).toMatchObject({
      catatan: expect.stringContaining('1 anggota lahir sebelum 1920: Budi (01-01-1900)'),
    });
  });

  test('a formula without a result is an error of its row, one with a result is read', async () => {
    const { as: operator, url } = await sekolah();
    const content = await writeXlsx({
      sheets: [
        {
          name: 'Anggota',
          rows: [
            ['Nama', 'No HP'],
            ['Ani', null],
            ['Budi', null],
          ],
          cells: new Map([
            ['1,1', { value: null, formula: '1+1' }],
            ['2,1', { value: '081234567890', formula: '"0812"&"34567890"', formulaResult: '081234567890' }],
          ]),
        },
      ],
    });
    const answer = await operator.form('POST', `${url}/import-user`, {
      file: new Blob([new Uint8Array(content)]),
      is_uji_coba: '1',
    });
    expect(galatOf(answer)).toEqual([[{ kolom: 'No HP', pesan: expect.stringMatching(/^Rumus tanpa hasil/) }], []]);
  });

  test('rows whose membership covers a frozen month are named with the month before anything is saved', async () => {
    const { organisasi, as: operator, url, send } = await sekolah();
    await jadwal(organisasi);
    const before = clock.now;
    clock.now = new Date('2026-12-03T02:00:00Z');
    await closeDays(organisasi);
    const rows = [
      ['Ani', '2026-11-25', null],
      ['Budi', '2026-12-01', null],
      ['Cici', '2026-10-01', '2026-11-20'],
    ];
    const judul = ['Nama', 'Tanggal Mulai', 'Tanggal Selesai'];
    expect(galatOf(await send(rows, '1', judul))).toEqual([[], [], []]);
    await operator.post(`${url}/presensi/verval-generate`, { bulan: '2026-11' });
    const galat = [{ kolom: 'Tanggal Mulai', pesan: expect.stringMatching(/^Mencakup November 2026 yang sudah/) }];
    expect(galatOf(await send(rows, '1', judul))).toEqual([galat, [], galat]);
    const sebagian = await send(rows, '0', judul, { is_sebagian: '1' });
    expect(sebagian).toMatchObject({ status: 200, body: { data: { is_disimpan: true, jumlah_galat: 2 } } });
    clock.now = before;
  });
});

describe('an import', () => {
  test('stands in the log with its file and what was said of it; one that is only tried does not', async () => {
    const { organisasi, url, as: operator } = await sekolah();
    const kolom = [{ judul: 'Nama' }];
    const content = await makeSheet({}, { nama: 'Anggota', kolom, baris: [['Siti Aminah']] })();
    const file = new File([new Uint8Array(content)], 'pegawai-baru.xlsx');
    const keterangan = 'Pegawai baru semester ganjil';
    for (const is_uji_coba of ['1', '0']) {
      await operator.form('POST', `${url}/import-user`, { file, is_uji_coba, keterangan });
    }
    const log = await all
      .selectFrom('log_aktivitas')
      .select('sesudah')
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .execute();
    expect(log).toMatchObject([{ sesudah: { berkas: 'pegawai-baru.xlsx', keterangan, jumlah: 1 } }]);
  });

  test('makes members who wait for their activation, in their groups, and is logged without their data', async () => {
    const { organisasi, send, members, group_id } = await sekolah();
    const answer = await send([
      ['Siti Aminah', 12, '198504172010012005', 'p', 'guru', 'PNS', '01-07-2026'],
      ['Ahmad', null, null, null, null, null, null],
    ]);
    expect(answer).toMatchObject({ status: 200, body: { data: { is_disimpan: true, jumlah_baris: 2 } } });
    expect(await members()).toMatchObject([
      { nama: 'Ahmad', pin: null, status: STATUS_KEANGGOTAAN.belum_aktivasi, role: KODE_PERAN.user },
      { nama: 'Siti Aminah', pin: '12', status: STATUS_KEANGGOTAAN.belum_aktivasi, role: KODE_PERAN.user },
    ]);
    const placed = await all
      .selectFrom('anggota_grup')
      .select(['group_id', 'tgl_mulai', 'tgl_selesai'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .execute();
    expect(placed).toEqual([{ group_id, tgl_mulai: expect.anything(), tgl_selesai: null }]);
    const log = await all
      .selectFrom('log_aktivitas')
      .select(['kegiatan', 'sesudah'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .execute();
    expect(log).toMatchObject([{ kegiatan: 'Mengimpor anggota', sesudah: { jumlah: 2 } }]);
    expect(JSON.stringify(log)).not.toContain('198504172010012005');
  });

  test('writes no row where one is wrong, and says which', async () => {
    const { send, members } = await sekolah();
    const answer = await send([
      ['Siti', '1', null, null, null, null, null],
      ['Budi', '1', null, null, null, null, null],
    ]);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'impor.rows_invalid',
        message: 'Ada 1 baris yang perlu diperbaiki. Tidak ada yang disimpan',
        details: { baris: [{ baris: 3, galat: [{ kolom: 'PIN', pesan: 'PIN 1 juga ada di baris 2' }] }] },
      },
    });
    expect(await members()).toEqual([]);
  });

  test('writes the right rows alone where that is asked, and answers with the others; of none it writes nothing', async () => {
    const { send, members } = await sekolah();
    const wrong: Sel[] = ['Budi', '1', null, null, 'Gru', null, null];
    const sebagian = { is_sebagian: '1' };
    const answer = await send([['Siti', '1', null, null, null, null, null], wrong], '0', KOLOM, sebagian);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { is_disimpan: true, jumlah_baris: 2, jumlah_galat: 1, baris: [{ baris: 3 }] } },
    });
    expect(await members()).toMatchObject([{ nama: 'Siti' }]);
    expect(await send([wrong], '0', KOLOM, sebagian)).toMatchObject({
      status: 422,
      body: { error: 'impor.rows_invalid' },
    });
    expect(await members()).toHaveLength(1);
  });

  test('of a thousand members takes seconds', async () => {
    const { send, members } = await sekolah();
    const baris = Array.from({ length: 1000 }, (_, i) => [`Orang ${i}`, i + 1, null, 'L', 'Guru', 'PNS', '2026-07-01']);
    expect((await send(baris)).status).toBe(200);
    expect(await members()).toHaveLength(1000);
    // The bench measures how many; here only that they are no minutes, however busy the machine is.
  }, 30_000);

  test.each([
    ['a column that it needs', ['NIP'], 'impor.wrong_columns', 'Nama'],
    ['no surplus column', ['Nama', 'Hobi'], 'impor.unknown_column', 'Hobi'],
  ])('refuses a file without %s', async (_, judul, error, kolom) => {
    const { send } = await sekolah();
    expect(await send([['x', 'y'].slice(0, judul.length)], '1', judul)).toMatchObject({
      status: 422,
      body: { error, details: { kolom } },
    });
  });

  test('refuses what is no spreadsheet, by its content', async () => {
    const { as: operator, url } = await sekolah();
    const file = new Blob(['Nama;PIN']);
    const answer = await operator.form('POST', `${url}/import-user`, { file });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'input.file_type', errors: { file: expect.anything() } },
    });
  });

  test('of the same PIN twice at once writes one and refuses the other', async () => {
    const { send, members } = await sekolah();
    const row = (nama: string) => [[nama, '9', null, null, null, null, null]];
    const answers = await Promise.all([send(row('Siti')), send(row('Budi'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await members()).toHaveLength(1);
  });
});

test('the template offers the organisation’s own groups, and what it brings back can be imported', async () => {
  const { organisasi, as: operator, url } = await sekolah();
  const file = await operator.get(`/format-upload?organisasi_id=${organisasi.organisasi_id}`);
  expect(file.headers['content-type']).toContain('spreadsheetml');
  const { sheets } = await readXlsx(file.raw);
  expect(sheets[1]?.rows).toEqual(expect.arrayContaining([expect.arrayContaining(['Guru'])]));
  const empty = await operator.form('POST', `${url}/import-user`, {
    file: new Blob([new Uint8Array(file.raw)]),
  });
  expect(empty.body).toMatchObject({ error: 'impor.empty' });
});

test('the template is for those who may import, in their own organisation', async () => {
  const { organisasi } = await sekolah();
  const path = `/format-upload?organisasi_id=${organisasi.organisasi_id}`;
  expect((await as(await given.orang('user', organisasi)).get(path)).status).toBe(403);
  expect((await as(await given.orang('operator', await given.organisasi())).get(path)).status).toBe(404);
});

test('the guide beside the template names the columns as their heads do', async () => {
  const { organisasi, as: operator } = await sekolah();
  const file = await operator.get(`/format-upload?organisasi_id=${organisasi.organisasi_id}`);
  const { sheets } = await readXlsx(file.raw);
  const petunjuk = sheets.flatMap(({ rows }) => rows.flat()).find((isi) => String(isi).startsWith('PIN adalah nomor'));
  expect(petunjuk).toMatch(/tidak boleh sama dengan anggota lain: .*\bUsername\b/);
});

test('the download holds the filtered list, with numbers as text', async () => {
  const { organisasi, as: operator, url } = await sekolah();
  await given.anggota(organisasi, { nama: 'Siti Aminah', nip: '198504172010012005', pin: '0012' });
  await given.anggota(organisasi, { nama: '=HYPERLINK("x")', status: STATUS_KEANGGOTAAN.tidak_aktif });
  const { sheets } = await readXlsx(
    (await operator.get(`${url}/users/download?status=${STATUS_KEANGGOTAAN.aktif}&role=${KODE_PERAN.user}`)).raw,
  );
  const [header, ...rows] = sheets[0]?.rows ?? [];
  expect(header?.slice(0, 7)).toEqual(['Nama', 'Gender', 'Email', 'Username', 'No HP', 'Tanggal Lahir', 'PIN']);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(expect.arrayContaining(['Siti Aminah', '0012', '198504172010012005', 'Aktif']));
});

const textOf = (pdf: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();

test('the printed token activates its member once, is printed again while it holds, and ends when another takes its place', async () => {
  const { send, as: operator, url, members } = await sekolah();
  await send([['Siti Aminah', '1', null, 'P', null, null, null]]);
  const tokenOf = async () =>
    /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(textOf((await operator.get(`${url}/users/print-token`)).raw))?.[0] ?? '';
  const older = await tokenOf();
  expect(await Promise.all([tokenOf(), tokenOf()])).toEqual([older, older]);
  const [member] = await members();
  // The name that his operator gave him he finds, and need not keep.
  await all
    .updateTable('users')
    .set({ username: 'siti.a' })
    .where('user_id', '=', member?.user_id ?? 0)
    .execute();
  const aktivasi = await operator.put(`${url}/users/${member?.user_id}/aktivasi`);
  const { token } = aktivasi.body.data as { token: string };
  expect(await tokenOf()).toBe(token);
  expect(token).not.toBe(older);

  expect((await stranger.get(`/aktivasi/${older}`)).body.error).toBe('auth.link_invalid');
  expect((await stranger.get(`/aktivasi/${token.toLowerCase()}`)).body.data).toMatchObject({
    nama: 'Siti Aminah',
    username: 'siti.a',
  });
  const isian = {
    token,
    username: 'aminah.siti',
    email: 'aminah.siti@contoh.id',
    password: 'Kelapa-muda-7',
    password_confirmation: 'Kelapa-muda-7',
  };
  expect((await stranger.post('/aktivasi', isian)).status).toBe(200);
  expect((await stranger.post('/aktivasi', isian)).body.error).toBe('auth.link_invalid');
  expect(await members()).toMatchObject([{ status: STATUS_KEANGGOTAAN.aktif, username: 'aminah.siti' }]);
  expect((await operator.get(`${url}/users/print-token`)).body.error).toBe('anggota.none_waiting');
});

test('cards show name, number and organisation of each member', async () => {
  const { organisasi, as: operator, url } = await sekolah();
  await given.anggota(organisasi, { nama: 'Siti Aminah', nip: '198504172010012005' });
  const text = textOf((await operator.get(`${url}/users/print-kartu`)).raw);
  expect(text).toContain('Siti Aminah');
  expect(text).toContain('NIP 198504172010012005');
  expect(text).toContain(organisasi.nama.toUpperCase());
});
