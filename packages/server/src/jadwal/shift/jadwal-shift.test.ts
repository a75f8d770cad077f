import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { jam, scheduling } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as } = server;
const { closeDays, daysOf } = scheduling(server);

/** A guard post with three shifts and two guards. */
async function pos() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const [ali, budi] = [
    await given.anggota(organisasi, { nama: 'Ali' }),
    await given.anggota(organisasi, { nama: 'Budi' }),
  ];
  const url = `/orgs/${organisasi.organisasi_id}`;
  const shift = async (nama: string, mulai: string, selesai: string) => {
    const input = { nama, tipe_jadwal: TIPE_JADWAL.shift, tgl_mulai: '2020-01-01', baris: [jam(mulai, selesai)] };
    return ((await operator.post(`${url}/jadwal`, input)).body.data as { jadwal_id: number }).jadwal_id;
  };
  const [pagi, malam] = [await shift('Pagi', '07:00', '15:00'), await shift('Malam', '23:00', '07:00')];
  const roster = async (...sel: [number, string, number | null][]) =>
    operator.post(`${url}/jadwal-shift`, {
      sel: sel.map(([user_id, tanggal, jadwal_id]) => ({ user_id, tanggal, jadwal_id })),
    });
  const berlaku = async (user_id: number, tanggal: string) =>
    (await operator.get(`${url}/jadwal/berlaku?user_id=${user_id}&tanggal=${tanggal}`)).body.data;
  const cells = async (user_id: number, bulan = '2026-12') => {
    const { body } = await operator.get(`${url}/jadwal-shift?bulan=${bulan}&user_id=${user_id}`);
    return (body.data as { data: { hari: object[] }[] }).data[0]?.hari ?? [];
  };
  return { organisasi, operator, ali, budi, url, pagi, malam, roster, berlaku, cells };
}

test('the roster of a month shows every member by every date, and too little rest between two shifts', async () => {
  const { ali, pagi, malam, roster, cells } = await pos();
  const saved = await roster(
    [ali.user_id, '2026-12-01', malam],
    [ali.user_id, '2026-12-02', pagi],
    [ali.user_id, '2026-12-03', null],
  );
  expect(saved).toMatchObject({ status: 201, body: { data: { disimpan: 3, dihapus: 0 } } });
  const days = await cells(ali.user_id);
  expect(days).toHaveLength(31);
  expect(days.slice(0, 4)).toMatchObject([
    { lapisan: 'roster', nama: 'Malam', jam: { jam_pulang: '07:00:00', is_lewat_tengah_malam: true }, konflik: [] },
    { lapisan: 'roster', nama: 'Pagi', istirahat_menit: 0, konflik: ['istirahat_kurang'] },
    { lapisan: 'roster', roster_jadwal_id: null, sebab_libur: 'hari_bebas', konflik: [] },
    { lapisan: null, jadwal_shift_id: null, sebab_libur: 'tanpa_jadwal' },
  ]);
});

test('work on a day of approved leave is marked, and the day is known before anything is put there', async () => {
  const { operator, ali, url, pagi, roster, cells } = await pos();
  const kategori = { nama: 'Cuti Besar', jenis: 'besar', is_saldo: false, hitungan: 'kalender' };
  const { cuti_kategori_id } = (await operator.post(`${url}/cuti-kategori`, kategori)).body.data as {
    cuti_kategori_id: number;
  };
  const minta = { cuti_kategori_id: String(cuti_kategori_id), tgl_awal: '2026-12-02', tgl_akhir: '2026-12-03' };
  const { cuti_id } = (await as(ali).form('POST', `${url}/cuti`, { ...minta, keterangan: 'Umrah' })).body.data as {
    cuti_id: number;
  };
  expect((await operator.put(`${url}/cuti/${cuti_id}/ubah-ajuan`, { tindakan: 'setuju' })).status).toBe(200);
  await roster([ali.user_id, '2026-12-01', pagi], [ali.user_id, '2026-12-02', pagi]);
  expect((await cells(ali.user_id)).slice(0, 4)).toMatchObject([
    { is_cuti: false, konflik: [] },
    { is_cuti: true, konflik: ['sedang_cuti'] },
    { is_cuti: true, konflik: [] },
    { is_cuti: false, konflik: [] },
  ]);
});

test('a week is copied, a pattern is filled in, and a cell is taken off again', async () => {
  const { operator, ali, url, pagi, malam, roster, cells } = await pos();
  await roster([ali.user_id, '2026-12-01', pagi], [ali.user_id, '2026-12-02', malam]);
  const copied = await operator.post(`${url}/jadwal-shift`, { salin_minggu: { dari: '2026-12-04', ke: '2026-12-07' } });
  expect(copied.body.data).toMatchObject({ disimpan: 2 });
  expect((await cells(ali.user_id)).slice(7, 9)).toMatchObject([{ nama: 'Pagi' }, { nama: 'Malam' }]);
  const ofNobody = { dari: '2026-12-04', ke: '2026-12-14', user_id: [] };
  const none = await operator.post(`${url}/jadwal-shift`, { salin_minggu: ofNobody });
  expect(none.status).toBe(422);

  const pola = await operator.post(`${url}/pola-kerja/store`, {
    nama: 'A',
    tgl_acuan: '2026-12-14',
    siklus: [pagi, null],
  });
  const { pola_kerja_id } = pola.body.data as { pola_kerja_id: number };
  const isi_pola = { pola_kerja_id, tgl_awal: '2026-12-14', tgl_akhir: '2026-12-17', user_id: [ali.user_id] };
  expect((await operator.post(`${url}/jadwal-shift`, { isi_pola })).body.data).toMatchObject({ disimpan: 4 });
  expect((await cells(ali.user_id)).slice(13, 16)).toMatchObject([
    { nama: 'Pagi' },
    { sebab_libur: 'hari_bebas' },
    { nama: 'Pagi' },
  ]);

  const hapus = { user_id: ali.user_id, tanggal: '2026-12-14', jadwal_id: null, hapus: true };
  expect((await operator.post(`${url}/jadwal-shift`, { sel: [hapus] })).body.data).toMatchObject({ dihapus: 1 });
  expect((await cells(ali.user_id))[13]).toMatchObject({ lapisan: null, jadwal_shift_id: null });
});

test('the month names its holidays, also where none of its members is left', async () => {
  const { operator, url, roster, ali, pagi } = await pos();
  const libur = { nama: 'Hari jadi', tgl_mulai: '2026-12-10', tgl_selesai: '2026-12-11' };
  expect((await operator.post(`${url}/hari-libur`, libur)).status).toBe(201);
  await roster([ali.user_id, '2026-12-10', pagi]);
  const liburOf = async (q: string) =>
    ((await operator.get(`${url}/jadwal-shift?bulan=2026-12${q}`)).body.data as { libur: object[] }).libur;
  const named = [
    { tanggal: '2026-12-10', nama: 'Hari jadi' },
    { tanggal: '2026-12-11', nama: 'Hari jadi' },
  ];
  expect(await liburOf('')).toEqual(named);
  expect(await liburOf('&q=tidakada')).toEqual(named);
});

test('before many cells are written it is known how many take the place of others', async () => {
  const { operator, ali, url, pagi, malam, roster, cells } = await pos();
  await roster([ali.user_id, '2026-12-14', malam], [ali.user_id, '2026-12-15', pagi]);
  const pola = await operator.post(`${url}/pola-kerja/store`, { nama: 'A', tgl_acuan: '2026-12-14', siklus: [pagi] });
  const { pola_kerja_id } = pola.body.data as { pola_kerja_id: number };
  const isi_pola = { pola_kerja_id, tgl_awal: '2026-12-14', tgl_akhir: '2026-12-17', user_id: [ali.user_id] };
  const tried = await operator.post(`${url}/jadwal-shift`, { isi_pola, preview: true });
  expect(tried.body.data).toMatchObject({ disimpan: 3, diganti: 1, dihapus: 0 });
  expect((await cells(ali.user_id)).slice(13, 17)).toMatchObject([
    { nama: 'Malam' },
    { nama: 'Pagi' },
    { jadwal_shift_id: null },
    { jadwal_shift_id: null },
  ]);
});

test('what a pattern wrote is taken back by sending what the cells said before', async () => {
  const { operator, url, ali, pagi, malam, roster, cells } = await pos();
  const put = (isi: object) => operator.post(`${url}/jadwal-shift`, isi);
  await roster([ali.user_id, '2026-12-15', malam], [ali.user_id, '2026-12-16', null]);
  const stood = await cells(ali.user_id);
  const pola = await operator.post(`${url}/pola-kerja/store`, { nama: 'A', tgl_acuan: '2026-12-14', siklus: [pagi] });
  const { pola_kerja_id } = pola.body.data as { pola_kerja_id: number };
  const isi_pola = { pola_kerja_id, tgl_awal: '2026-12-14', tgl_akhir: '2026-12-17', user_id: [ali.user_id] };
  expect((await put({ isi_pola, preview: true })).body.data).toMatchObject({ diganti: 2, sebelumnya: [] });
  const { sebelumnya } = (await put({ isi_pola })).body.data as { sebelumnya: object[] };
  expect((await cells(ali.user_id)).slice(13, 17)).toMatchObject(Array.from({ length: 4 }, () => ({ nama: 'Pagi' })));
  expect((await put({ sel: sebelumnya })).body.data).toMatchObject({ disimpan: 2, dihapus: 2, dilewati: 0 });
  const said = (hari: object[]) =>
    hari.map((one) => ({ ...one, jadwal_shift_id: 'jadwal_shift_id' in one && one.jadwal_shift_id !== null }));
  expect(said(await cells(ali.user_id))).toEqual(said(stood));
});

test('what somebody wrote since stays when a pattern is taken back', async () => {
  const { operator, url, ali, pagi, malam, roster, cells } = await pos();
  const put = (isi: object) => operator.post(`${url}/jadwal-shift`, isi);
  const pola = await operator.post(`${url}/pola-kerja/store`, { nama: 'A', tgl_acuan: '2026-12-14', siklus: [pagi] });
  const { pola_kerja_id } = pola.body.data as { pola_kerja_id: number };
  const isi_pola = { pola_kerja_id, tgl_awal: '2026-12-14', tgl_akhir: '2026-12-15', user_id: [ali.user_id] };
  const { sebelumnya } = (await put({ isi_pola })).body.data as { sebelumnya: object[] };
  await roster([ali.user_id, '2026-12-15', malam]);
  expect((await put({ sel: sebelumnya })).body.data).toMatchObject({ dihapus: 1, dilewati: 1 });
  expect((await cells(ali.user_id)).slice(13, 15)).toMatchObject([{ jadwal_shift_id: null }, { nama: 'Malam' }]);
  expect((await put({ sel: sebelumnya })).body.data).toMatchObject({ dihapus: 0, dilewati: 2 });
});

test('a pattern is filled in for a whole year of many members at once', { timeout: 120_000 }, async () => {
  const { organisasi, operator, url, pagi, cells } = await pos();
  const siklus = [pagi, null];
  const pola = await operator.post(`${url}/pola-kerja/store`, { nama: 'A', tgl_acuan: '2027-01-01', siklus });
  const { pola_kerja_id } = pola.body.data as { pola_kerja_id: number };
  const user_id: number[] = [];
  for (let ke = 0; ke < 31; ke += 1) user_id.push((await given.anggota(organisasi)).user_id);
  const isi_pola = { pola_kerja_id, tgl_awal: '2027-01-01', tgl_akhir: '2027-12-31', user_id };
  const filled = await operator.post(`${url}/jadwal-shift`, { isi_pola });
  expect(filled).toMatchObject({ status: 201, body: { data: { disimpan: 31 * 365 } } });
  expect((await cells(user_id[30] ?? 0, '2027-12')).at(-1)).toMatchObject({ nama: 'Pagi', lapisan: 'roster' });
});

test('a pattern is filled in staggered: each member stands on his own day of the cycle', async () => {
  const { operator, ali, budi, url, pagi, malam, cells } = await pos();
  const siklus = [pagi, malam, null];
  const pola = await operator.post(`${url}/pola-kerja/store`, { nama: 'A', tgl_acuan: '2026-12-14', siklus });
  const { pola_kerja_id } = pola.body.data as { pola_kerja_id: number };
  const isi_pola = { pola_kerja_id, tgl_awal: '2026-12-14', tgl_akhir: '2026-12-16', user_id: [ali.user_id] };
  const fill = (mulai: { user_id: number; hari_ke: number }[]) =>
    operator.post(`${url}/jadwal-shift`, { isi_pola: { ...isi_pola, mulai } });

  expect(await fill([{ user_id: ali.user_id, hari_ke: 4 }])).toMatchObject({
    status: 422,
    body: { errors: { 'isi_pola.mulai': ['Mulai dari hari ke-1 sampai ke-3, bagi anggota yang dipilih'] } },
  });
  expect(await fill([{ user_id: budi.user_id, hari_ke: 1 }])).toMatchObject({ status: 422 });
  expect(await fill([{ user_id: ali.user_id, hari_ke: 2 }])).toMatchObject({ body: { data: { disimpan: 3 } } });
  expect((await cells(ali.user_id)).slice(13, 16)).toMatchObject([
    { nama: 'Malam' },
    { sebab_libur: 'hari_bebas' },
    { nama: 'Pagi' },
  ]);
});

test('a pattern judges those whom it is given to, on and before its anchor, below the roster', async () => {
  const { operator, ali, url, pagi, malam, roster, berlaku } = await pos();
  const sasaran = [{ user_id: ali.user_id, tgl_mulai: '2026-12-01' }];
  const made = await operator.post(`${url}/pola-kerja/store`, {
    nama: 'A',
    tgl_acuan: '2026-12-10',
    siklus: [pagi, malam, null],
    sasaran,
  });
  expect(made).toMatchObject({
    status: 201,
    body: { data: { siklus: [{ nama: 'Pagi' }, { nama: 'Malam' }, { nama: null }], sasaran: [{ nama: 'Ali' }] } },
  });
  expect(await berlaku(ali.user_id, '2026-12-07')).toMatchObject({
    berlaku: { lapisan: 'pola-anggota', nama: 'Pagi' },
  });
  expect(await berlaku(ali.user_id, '2026-12-09')).toMatchObject({
    berlaku: { jadwal_id: null },
    libur: { sebab: 'hari_bebas' },
  });
  await roster([ali.user_id, '2026-12-09', malam]);
  expect(await berlaku(ali.user_id, '2026-12-09')).toMatchObject({
    berlaku: { lapisan: 'roster', nama: 'Malam' },
    kalah: [{ lapisan: 'pola-anggota' }],
  });

  const { pola_kerja_id } = made.body.data as { pola_kerja_id: number };
  const { body } = await operator.get(
    `${url}/pola-kerja/jadwal?pola_kerja_id=${pola_kerja_id}&tgl_awal=2026-12-09&tgl_akhir=2026-12-11`,
  );
  expect(body.data).toMatchObject([
    { urutan: 3, nama: null },
    { urutan: 1, nama: 'Pagi' },
    { urutan: 2, nama: 'Malam' },
  ]);
});

test('a roster day of today is judged again at once, one of the past only as a correction', async () => {
  const { operator, organisasi, ali, url, pagi, roster } = await pos();
  await closeDays(organisasi);
  await roster([ali.user_id, '2026-11-20', pagi]);
  expect((await daysOf(ali)).at(-1)).toMatchObject({ status: 'terbuka', lapisan: 'roster' });
  expect(await roster([ali.user_id, '2026-11-18', pagi])).toMatchObject({
    status: 433,
    body: { error: 'jadwal.changes_past' },
  });
  const sel = [{ user_id: ali.user_id, tanggal: '2026-11-18', jadwal_id: pagi }];
  expect((await operator.post(`${url}/jadwal-shift`, { sel, koreksi: true })).status).toBe(201);
  expect((await daysOf(ali)).map(({ status }) => status)).toEqual(['libur', 'libur', 'absen', 'libur', 'terbuka']);
});

test('two members swap: one asks, the other agrees, an operator approves, and both work what the other had', async () => {
  const { operator, ali, budi, url, pagi, malam, roster, berlaku } = await pos();
  const date = '2026-12-05';
  await roster([ali.user_id, date, pagi], [budi.user_id, date, malam]);
  const asked = await as(ali).post(`${url}/tukar-shift`, { tanggal_a: date, user_id_b: budi.user_id, tanggal_b: date });
  expect(asked).toMatchObject({
    status: 201,
    body: { data: { status: 'diajukan', a: { nama: 'Ali', shift: 'Pagi' }, b: { shift: 'Malam' } } },
  });
  const one = `${url}/tukar-shift/${(asked.body.data as { tukar_shift_id: number }).tukar_shift_id}`;

  const kesepakatan = async (siapa: typeof ali) =>
    (await as(siapa).get(`${url}/persetujuan-menunggu`)).body.data as { kesepakatan: number; tukar_shift: number };
  expect(await kesepakatan(budi)).toMatchObject({ kesepakatan: 1, tukar_shift: 0 });
  expect(await kesepakatan(ali)).toMatchObject({ kesepakatan: 0, tukar_shift: 0 });
  expect(await as(ali).put(one, { tindakan: 'sepakat' })).toMatchObject({ status: 403 });
  expect(await operator.put(one, { tindakan: 'setuju' })).toMatchObject({
    status: 433,
    body: { error: 'tukar_shift.state' },
  });
  expect((await as(budi).put(one, { tindakan: 'sepakat' })).body.data).toMatchObject({ status: 'disepakati' });
  expect(await kesepakatan(budi)).toMatchObject({ kesepakatan: 0 });
  expect(await as(budi).put(one, { tindakan: 'setuju' })).toMatchObject({
    status: 433,
    body: { error: 'persetujuan.own_request' },
  });
  expect(await berlaku(ali.user_id, date)).toMatchObject({ berlaku: { lapisan: 'roster', nama: 'Pagi' } });
  expect((await operator.put(one, { tindakan: 'setuju' })).body.data).toMatchObject({ status: 'disetujui' });
  expect(await berlaku(ali.user_id, date)).toMatchObject({ berlaku: { lapisan: 'tukar-shift', nama: 'Malam' } });
  expect(await berlaku(budi.user_id, date)).toMatchObject({ berlaku: { lapisan: 'tukar-shift', nama: 'Pagi' } });

  const again = await as(ali).post(`${url}/tukar-shift`, { tanggal_a: date, user_id_b: budi.user_id, tanggal_b: date });
  expect(again).toMatchObject({ status: 433, body: { error: 'tukar_shift.sudah_ditukar' } });
  expect((await operator.put(one, { tindakan: 'batal' })).body.data).toMatchObject({ status: 'dibatalkan' });
  expect(await berlaku(ali.user_id, date)).toMatchObject({ berlaku: { lapisan: 'roster', nama: 'Pagi' } });
});

test('a swap that waits for its decision is called off with a membership, waits for nobody, and the other is told', async () => {
  const { organisasi, operator, ali, budi, url, pagi, malam, roster } = await pos();
  const date = '2026-12-05';
  await roster([ali.user_id, date, pagi], [budi.user_id, date, malam]);
  const asked = await as(ali).post(`${url}/tukar-shift`, { tanggal_a: date, user_id_b: budi.user_id, tanggal_b: date });
  const one = `${url}/tukar-shift/${(asked.body.data as { tukar_shift_id: number }).tukar_shift_id}`;
  await as(budi).put(one, { tindakan: 'sepakat' });
  const menunggu = async () => (await operator.get(`${url}/persetujuan-menunggu`)).body.data;
  expect(await menunggu()).toMatchObject({ tukar_shift: 1 });

  const { organisasi_id } = organisasi;
  const status = { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id };
  expect((await operator.put(`/users/${ali.user_id}/ubah-status`, status)).status).toBe(200);
  expect((await operator.get(`${url}/tukar-shift`)).body.data).toMatchObject({ data: [{ status: 'dibatalkan' }] });
  expect(await menunggu()).toMatchObject({ tukar_shift: 0 });
  expect((await operator.get(`${url}/tukar-shift-menunggu`)).body.data).toMatchObject({ total: 0 });
  const kabar = await server.all
    .selectFrom('pemberitahuan')
    .select('judul')
    .where('user_id', '=', budi.user_id)
    .execute();
  expect(kabar.map(({ judul }) => judul)).toContainEqual(
    expect.stringMatching(/^Tukar shift Anda \d\d-\d\d-2026 berakhir karena/),
  );
});

test('other shifts in the roster call off the swaps that wait there, which is said before; they keep naming what was agreed', async () => {
  const { operator, ali, budi, url, pagi, malam, roster } = await pos();
  const [menunggu, disetujui] = ['2026-12-03', '2026-12-05'];
  for (const date of [menunggu, disetujui]) {
    await roster([ali.user_id, date, pagi], [budi.user_id, date, malam]);
    const ajuan = { tanggal_a: date, user_id_b: budi.user_id, tanggal_b: date };
    const { tukar_shift_id } = (await as(ali).post(`${url}/tukar-shift`, ajuan)).body.data as {
      tukar_shift_id: number;
    };
    await as(budi).put(`${url}/tukar-shift/${tukar_shift_id}`, { tindakan: 'sepakat' });
    const [kabar] = ((await as(ali).get('/me/lonceng')).body.data as { pemberitahuan: object[] }).pemberitahuan;
    expect(kabar).toMatchObject({ judul: `Tukar shift Anda ${sebutTanggal(date)} disepakati` });
    const setuju = { tindakan: 'setuju' };
    if (date === disetujui) await operator.put(`${url}/tukar-shift/${tukar_shift_id}`, setuju);
  }
  const isi = [menunggu, disetujui].map((tanggal) => ({ user_id: budi.user_id, tanggal, jadwal_id: pagi }));
  const sel = [...isi, { user_id: ali.user_id, tanggal: menunggu, jadwal_id: pagi }];
  const terkena = [
    { nama_a: 'Ali', tanggal_a: menunggu, nama_b: 'Budi', tanggal_b: menunggu, is_batal: true },
    { tanggal_a: disetujui, is_batal: false },
  ];
  const coba = await operator.post(`${url}/jadwal-shift`, { sel, preview: true });
  expect(coba.body.data).toMatchObject({ tukar: terkena });
  const list = async () =>
    ((await as(ali).get(`${url}/tukar-shift`)).body.data as { data: object[] }).data.toReversed();
  expect(await list()).toMatchObject([{ status: 'disepakati' }, { status: 'disetujui' }]);

  expect((await operator.post(`${url}/jadwal-shift`, { sel })).body.data).toMatchObject({ tukar: terkena });
  const disepakati = { a: { shift: 'Pagi' }, b: { shift: 'Malam' } };
  expect(await list()).toMatchObject([
    { status: 'dibatalkan', catatan: 'Batal karena jadwal shiftnya diubah', ...disepakati },
    { status: 'disetujui', ...disepakati },
  ]);
  expect((await operator.get(`${url}/tukar-shift-menunggu`)).body.data).toMatchObject({ total: 0 });
  for (const { user_id } of [ali, budi]) {
    const kabar = await server.all.selectFrom('pemberitahuan').select('judul').where('user_id', '=', user_id).execute();
    expect(kabar).toContainEqual({ judul: 'Tukar shift Anda 03-12-2026 dibatalkan karena jadwal shiftnya diubah' });
  }
  const kosong = await operator.post(`${url}/jadwal-shift`, { sel, preview: true });
  expect(kosong.body.data).toMatchObject({ disimpan: 0, tukar: [] });
});

test('a swap without a roster row is refused, and a third member sees none of it', async () => {
  const { organisasi, ali, budi, url, pagi, malam, roster } = await pos();
  await roster([ali.user_id, '2026-12-05', pagi]);
  const ajuan = { tanggal_a: '2026-12-05', user_id_b: budi.user_id, tanggal_b: '2026-12-05' };
  expect(await as(ali).post(`${url}/tukar-shift`, ajuan)).toMatchObject({
    status: 433,
    body: { error: 'tukar_shift.tanpa_roster', message: expect.stringContaining('Budi') },
  });
  await roster([budi.user_id, '2026-12-05', pagi]);
  expect(await as(ali).post(`${url}/tukar-shift`, ajuan)).toMatchObject({ body: { error: 'tukar_shift.tanpa_beda' } });
  await roster([budi.user_id, '2026-12-05', malam]);
  const asked = await as(ali).post(`${url}/tukar-shift`, ajuan);
  const { tukar_shift_id } = asked.body.data as { tukar_shift_id: number };
  const third = as(await given.anggota(organisasi));
  expect((await third.put(`${url}/tukar-shift/${tukar_shift_id}`, { tindakan: 'sepakat' })).status).toBe(404);
  expect((await third.get(`${url}/tukar-shift`)).body.data).toMatchObject({ total: 0 });
  expect((await as(budi).get(`${url}/tukar-shift`)).body.data).toMatchObject({ total: 1 });
});

test('a member reads his own month and that of his group, as the organisation lets him, and of nobody else', async () => {
  const { organisasi, operator, ali, budi, url, pagi, malam, roster } = await pos();
  const jauh = await given.anggota(organisasi, { nama: 'Citra' });
  await roster(
    [ali.user_id, '2026-12-01', pagi],
    [budi.user_id, '2026-12-01', malam],
    [jauh.user_id, '2026-12-01', pagi],
  );
  const { group_id } = (await operator.post(`${url}/groups`, { nama: 'Regu' })).body.data as { group_id: number };
  const segrup = [ali, budi].map((one) => ({ ...one, group_id, tgl_mulai: '2020-01-01' }));
  await server.all.insertInto('anggota_grup').values(segrup).execute();
  const baca = async () =>
    (await as(ali).get(`${url}/roster-grup?bulan=2026-12`)).body.data as {
      is_rekan_terlihat: boolean;
      data: { nama: string; hari: object[] }[];
    };
  const terbaca = await baca();
  expect(terbaca.data.map(({ nama }) => nama)).toEqual(['Ali', 'Budi']);
  expect(terbaca.data[1]?.hari[0]).toEqual({
    tanggal: '2026-12-01',
    is_roster: true,
    jadwal_id: malam,
    nama: 'Malam',
    jam: { jam_masuk: '23:00:00', jam_pulang: '07:00:00', is_lewat_tengah_malam: true },
    sebab_libur: null,
  });
  await operator.put(`/pengaturan/${organisasi.organisasi_id}`, { is_roster_rekan: false });
  expect(await baca()).toMatchObject({ is_rekan_terlihat: false, data: [{ nama: 'Ali' }] });
  const lain = await given.organisasi();
  expect((await as(await given.anggota(lain)).get(`${url}/roster-grup?bulan=2026-12`)).status).toBe(404);
});

test('nobody changes his own roster of a day that has passed: he is named, and another does it', async () => {
  const { organisasi, url, ali, pagi } = await pos();
  const dian = await given.anggota(organisasi, { nama: 'Dian Puspita', role: KODE_PERAN.operator });
  await closeDays(organisasi);
  const save = (user_id: number, tanggal: string, lain: object = {}) =>
    as(dian).post(`${url}/jadwal-shift`, {
      sel: [
        { user_id: ali.user_id, tanggal, jadwal_id: pagi },
        { user_id, tanggal, jadwal_id: pagi },
      ].slice(user_id === ali.user_id ? 1 : 0),
      koreksi: true,
      ...lain,
    });
  const refused = {
    status: 433,
    body: {
      error: 'jadwal.own',
      message: 'Hari Anda sendiri yang sudah lewat (Dian Puspita, 18-11-2026) diubah operator lain atau admin induk',
    },
  };
  expect(await save(dian.user_id, '2026-11-18')).toMatchObject(refused);
  expect(await save(dian.user_id, '2026-11-18', { preview: true })).toMatchObject(refused);
  expect((await daysOf(dian)).map(({ status }) => status)).not.toContain('absen');
  expect((await save(dian.user_id, '2026-11-20')).status).toBe(201);
  expect((await save(ali.user_id, '2026-11-18')).status).toBe(201);
  const lain = as(await given.orang('operator', organisasi));
  const sel = [{ user_id: dian.user_id, tanggal: '2026-11-18', jadwal_id: pagi }];
  expect((await lain.post(`${url}/jadwal-shift`, { sel, koreksi: true })).status).toBe(201);
  // What stands there by another's hand may be sent along again.
  expect((await save(dian.user_id, '2026-11-18')).status).toBe(201);
});

test('a cycle that names its maker alone does not reach into his past days', async () => {
  const { organisasi, url, pagi } = await pos();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  await closeDays(organisasi);
  const save = (tgl_mulai: string, lain: object = {}) =>
    as(dian).post(`${url}/pola-kerja/store`, {
      nama: 'Jaga',
      tgl_acuan: '2026-11-16',
      siklus: [pagi],
      sasaran: [{ user_id: dian.user_id, tgl_mulai }],
      koreksi: true,
      ...lain,
    });
  expect(await save('2026-11-18')).toMatchObject({ status: 433, body: { error: 'jadwal.own' } });
  expect((await save('2026-11-20')).status).toBe(201);
});
