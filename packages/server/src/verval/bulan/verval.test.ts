import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { jam, scheduling } from '../../testing/given/given-jadwal.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { sendLuring } from '../../testing/send-luring.ts';
import { textOfAnswer } from '../../testing/text-of-answer.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays, daysOf } = scheduling(server);
const office = leaveOffices(server);

/** 3 December, 09:00; the organisation began on 27 November. Ani tapped late on the 27th and not at all after. */
async function school() {
  clock.now = new Date('2026-12-03T02:00:00Z');
  const organisasi = await given.organisasi({ dibuat_pada: '2026-11-27T00:00:00Z' });
  await jadwal(organisasi);
  const [ani, budi] = [
    await given.anggota(organisasi, { nama: 'Ani' }),
    await given.anggota(organisasi, { nama: 'Budi' }),
  ];
  const tap = (who: typeof ani, waktu: string, diterima_pada = waktu) =>
    all
      .insertInto('presensi')
      .values({ ...who, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu, diterima_pada })
      .execute();
  await tap(ani, '2026-11-27T00:30:00Z');
  await closeDays(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const freeze = (isi: object = {}) => operator.post(`${url}/presensi/verval-generate`, { bulan: '2026-11', ...isi });
  const open = (isi: object = {}) =>
    operator.post(`${url}/presensi/verval-buka`, { bulan: '2026-11', alasan: 'Ada koreksi', ...isi });
  const status = async () => (await operator.get(`${url}/presensi/verval-status`)).body.data;
  const day = async (who: typeof ani, tanggal: string) => (await daysOf(who)).find((one) => one.tanggal === tanggal);
  const claim = (who: typeof ani, tgl_mulai: string) =>
    operator.form('POST', `${url}/klaim-presensi`, {
      user_id: String(who.user_id),
      jenis: 'dinas luar',
      keterangan: 'Rapat',
      tgl_mulai,
      sehari: '1',
    });
  return { organisasi, ani, budi, operator, url, freeze, open, status, day, claim, tap };
}

test('the desk says what hinders last month, by impact and by member', async () => {
  const { ani, operator, url, status } = await school();
  await as(ani).form('POST', `${url}/klaim-presensi`, {
    jenis: 'sakit',
    keterangan: 'Demam',
    tgl_mulai: '2026-11-30',
    sehari: '1',
  });
  expect(await status()).toMatchObject({
    bulan: '2026-11',
    sebutan: 'November 2026',
    is_berakhir: true,
    anggota: { belum: 3, tanpa_hambatan: 0, terverifikasi: 0, terkirim: 0 },
    hambatan: [
      { jenis: 'absen', hari: 11, anggota: 3 },
      { jenis: 'klaim', hari: 1, anggota: 1 },
      { jenis: 'tidak_lengkap', hari: 1, anggota: 1 },
    ],
    jejak: [],
  });
  expect((await operator.get(`${url}/presensi/verval?q=ani`)).body.data).toMatchObject({
    data: [
      { anggota: { nama: 'Ani' }, status: 'belum', jumlah: { hari_kerja: 4, hadir: 1, absen: 3, terlambat_menit: 30 } },
    ],
  });
  const waiting = await operator.get(`${url}/presensi/verval-hambatan?jenis=klaim`);
  expect(waiting.body.data).toMatchObject({
    data: [{ anggota: { nama: 'Ani' }, tanggal: '2026-11-30', nomor: expect.any(Number) }],
  });
});

test('a frozen month refuses whatever would move it until it is opened with a reason', async () => {
  const { ani, budi, operator, url, freeze, open, claim, day } = await school();
  const early = (await claim(budi, '2026-11-30')).body.data as { presensi_klaim_id: number };
  expect((await freeze({ user_id: [ani.user_id, budi.user_id] })).body.data).toMatchObject({ anggota: 2 });

  const refused = {
    status: 433,
    body: { error: 'verval.frozen', message: expect.stringContaining('bulan November 2026 sudah diverifikasi') },
  };
  expect(await claim(ani, '2026-11-28')).toMatchObject(refused);
  expect(await operator.post(`${url}/batal-klaim`, { ...early, keterangan: 'x' })).toMatchObject(refused);
  const incident = await operator.form('POST', `${url}/gangguan`, {
    dari: '2026-11-27T06:00:00+07:00',
    sampai: '2026-11-27T08:00:00+07:00',
    alasan: 'Mesin mati',
  });
  const { gangguan_id } = incident.body.data as { gangguan_id: number };
  const excused = await operator.post(`${url}/gangguan/${gangguan_id}/keputusan`, { keputusan: 'setujui' });
  expect(excused.body.data).toMatchObject({ tertunda: [{ bulan: '2026-11', anggota: 1, hari: 1 }] });
  const shift = await operator.post(`${url}/jadwal`, {
    nama: 'Siang',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2020-01-01',
    baris: [jam('12:00', '18:00')],
  });
  const { jadwal_id } = shift.body.data as { jadwal_id: number };
  const roster = { sel: [{ user_id: ani.user_id, tanggal: '2026-11-27', jadwal_id }], koreksi: true };
  expect(await operator.post(`${url}/jadwal-shift`, roster)).toMatchObject(refused);
  expect((await claim(ani, '2026-12-01')).status).toBe(201);
  expect(await day(ani, '2026-11-28')).toMatchObject({ status: 'absen' });

  expect((await open({ alasan: ' ' })).body.errors).toHaveProperty('alasan');
  expect((await open({ user_id: [ani.user_id] })).body.data).toMatchObject({ anggota: 1 });
  expect((await claim(ani, '2026-11-28')).status).toBe(201);
  expect(await day(ani, '2026-11-28')).toMatchObject({ status: 'hadir' });
  expect(await claim(budi, '2026-11-28')).toMatchObject(refused);
});

test('an event that arrives later is kept, listed as waiting, and counts once the month is opened', async () => {
  const { ani, operator, url, freeze, open, status, day, tap, organisasi } = await school();
  await freeze();
  clock.now = new Date('2026-12-03T03:00:00Z');
  await tap(ani, '2026-11-30T00:00:00Z', '2026-12-03T02:30:00Z');
  await closeDays(organisasi);
  const { presensi_id } = await all
    .selectFrom('presensi')
    .select('presensi_id')
    .where('user_id', '=', ani.user_id)
    .where('diterima_pada', '=', '2026-12-03T02:30:00Z')
    .executeTakeFirstOrThrow();
  expect(await day(ani, '2026-11-30')).toMatchObject({ status: 'absen' });
  expect(await status()).toMatchObject({
    hambatan: [{ jenis: 'susulan', hari: 1 }],
    anggota: { belum: 0, terverifikasi: 3 },
  });
  expect((await operator.get(`${url}/presensi/rekap?bulan=2026-11&q=ani`)).body.data).toMatchObject({
    data: [{ absen: 3 }],
  });
  expect((await operator.get(`${url}/presensi/verval-hambatan`)).body.data).toMatchObject({
    data: [{ nomor: presensi_id }],
  });

  await open();
  expect(await day(ani, '2026-11-30')).toMatchObject({ status: 'hadir' });
  expect(await status()).toMatchObject({
    jejak: [
      { tindakan: 'buka', anggota: 3, alasan: 'Ada koreksi' },
      { tindakan: 'bekukan', anggota: 3 },
    ],
  });
});

test('an event that began to arrive before its month was frozen, and was written after, waits as one that came later', async () => {
  const { ani, freeze, status, tap, claim } = await school();
  await tap(ani, '2026-11-29T00:00:00Z', '2026-12-03T01:59:58Z');
  // Its day is judged again, and names it.
  await claim(ani, '2026-11-29');
  await freeze();
  expect(await status()).toMatchObject({ hambatan: [] });
  await tap(ani, '2026-11-28T00:00:00Z', '2026-12-03T01:59:59Z');
  expect(await status()).toMatchObject({ hambatan: [{ jenis: 'susulan', hari: 1, anggota: 1 }] });
});

test('the list of members and what hinders them are narrowed to a group alike, by who was in it in that month', async () => {
  const { organisasi, ani, operator, url } = await school();
  const { group_id } = (await operator.post(`${url}/groups`, { nama: 'Guru kelas' })).body.data as { group_id: number };
  const dahulu = (await operator.post(`${url}/groups`, { nama: 'Panitia' })).body.data as { group_id: number };
  const of = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id, user_id: ani.user_id };
  await all
    .insertInto('anggota_grup')
    .values([
      { ...of, group_id: dahulu.group_id, tgl_mulai: '2026-10-01', tgl_selesai: '2026-10-31' },
      { ...of, group_id, tgl_mulai: '2026-11-29', tgl_selesai: '2026-11-30' },
    ])
    .execute();
  const namesIn = async (call: string, grup: number) => {
    const { data } = (await operator.get(`${url}/presensi/${call}?bulan=2026-11&group_id=${grup}`)).body.data as {
      data: { anggota: { nama: string } }[];
    };
    return [...new Set(data.map(({ anggota }) => anggota.nama))];
  };
  for (const call of ['verval', 'verval-hambatan']) {
    expect(await namesIn(call, group_id)).toEqual(['Ani']);
    expect(await namesIn(call, dahulu.group_id)).toEqual([]);
  }
});

test('a plain member who was given the name reads his own month, what hinders it and its sheet, and nobody else’s', async () => {
  const { organisasi, ani, budi, url, freeze } = await school();
  await freeze({ user_id: [budi.user_id] });
  const guru = as(ani);
  expect((await guru.get(`${url}/presensi/verval?bulan=2026-11`)).status).toBe(403);
  await given.izin(organisasi.tenant_id, 'user', 'presensi.daftar-presensi-verval', true);
  const milik = { total: 1, data: [{ anggota: { nama: 'Ani' } }] };
  expect((await guru.get(`${url}/presensi/verval?bulan=2026-11`)).body.data).toMatchObject(milik);
  expect((await guru.get(`${url}/presensi/verval-status?bulan=2026-11`)).body.data).toMatchObject({
    anggota: { belum: 1, tanpa_hambatan: 0, terverifikasi: 0, terkirim: 0 },
    hambatan: [
      { jenis: 'absen', hari: 3, anggota: 1 },
      { jenis: 'tidak_lengkap', hari: 1, anggota: 1 },
    ],
    jejak: [],
  });
  const hambatan = `${url}/presensi/verval-hambatan?bulan=2026-11&jenis=tidak_lengkap`;
  expect((await guru.get(`${hambatan}&user_id=${budi.user_id}`)).body.data).toMatchObject(milik);
  const sheet = textOfAnswer(await guru.get(`${url}/presensi/verval-cetak?bulan=2026-11`));
  expect(sheet).toContain('Ani');
  expect(sheet).not.toContain('Budi');
});

test('who freezes a month hears of how many of its members it was frozen over with something still in the way, and the log too', async () => {
  const { organisasi, ani, budi, freeze, claim } = await school();
  for (const tanggal of ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']) await claim(budi, tanggal);
  const { data, message } = (await freeze({ user_id: [ani.user_id, budi.user_id] })).body;
  expect(message).toBe('November 2026 dibekukan untuk 2 anggota, 1 di antaranya masih berhambatan');
  expect(data).toEqual({
    bulan: '2026-11',
    sebutan: 'November 2026',
    anggota: 2,
    berhambatan: 1,
    hambatan: [
      { jenis: 'absen', hari: 3, anggota: 1 },
      { jenis: 'tidak_lengkap', hari: 1, anggota: 1 },
    ],
  });
  const log = await all
    .selectFrom('log_aktivitas')
    .select('sesudah')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kegiatan', '=', 'Memverifikasi dan membekukan bulan')
    .execute();
  expect(log).toEqual([
    {
      sesudah: {
        bulan: '2026-11-01',
        jumlah_anggota: 2,
        berhambatan: 1,
        hari_berhambatan: { absen: 3, tidak_lengkap: 1 },
        anggota: ['Ani', 'Budi'],
      },
    },
  ]);
});

test('a month that has not ended, and one that is frozen already, are refused', async () => {
  const { freeze, open } = await school();
  expect((await freeze({ bulan: '2026-12' })).body.error).toBe('verval.not_over');
  expect((await open()).body.error).toBe('verval.nothing_to_open');
  await freeze();
  expect((await freeze()).body.error).toBe('verval.nothing_to_freeze');
});

test('a month that is frozen or opened must be named, and stands in what is answered', async () => {
  const { ani, operator, url, open, freeze, status } = await school();
  for (const call of ['verval-generate', 'verval-buka']) {
    expect(await operator.post(`${url}/presensi/${call}`, { alasan: 'Koreksi' })).toMatchObject({
      status: 422,
      body: { errors: { bulan: ['Wajib diisi'] } },
    });
  }
  expect(await status()).toMatchObject({ anggota: { belum: 3, terverifikasi: 0 }, jejak: [] });
  const november = { bulan: '2026-11', sebutan: 'November 2026', anggota: 1 };
  expect((await freeze({ user_id: [ani.user_id] })).body.data).toMatchObject(november);
  expect((await open()).body).toMatchObject({ data: november, message: 'November 2026 dibuka untuk 1 anggota' });
});

test('the sheet has a page for every member, and says whether it is verified', async () => {
  const { ani, operator, url, freeze } = await school();
  const before = await operator.get(`${url}/presensi/verval-cetak?bulan=2026-11&user_id=${ani.user_id}`);
  expect(textOfAnswer(before)).toMatch(/SEMENTARA[^]*Halaman 1 dari 1/);
  await freeze();
  const one = await operator.get(`${url}/presensi/verval-cetak?bulan=2026-11&user_id=${ani.user_id}`);
  expect(one).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  const pagesOf = (raw: Buffer) => raw.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(pagesOf(one.raw)).toBe(1);
  expect(textOfAnswer(one)).not.toContain('SEMENTARA');
  const everybody = await operator.get(`${url}/presensi/verval-cetak?bulan=2026-11`);
  expect(pagesOf(everybody.raw)).toBe(3);
  expect((await operator.get(`${url}/presensi/verval-cetak?bulan=2025-01`)).status).toBe(404);
});

test('leave that waits hinders on each work day that it would take, is one request, and no more once decided', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const { organisasi, operator, url, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  // Thursday to Tuesday: two of them on the weekend, the last in December.
  const { cuti_id } = await ani.asked('2026-11-26', '2026-12-01');
  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  const hambatan = async () =>
    ((await operator.get(`${url}/presensi/verval-status`)).body.data as { hambatan: object[] }).hambatan;
  expect(await hambatan()).toContainEqual({ jenis: 'cuti', hari: 3, anggota: 1 });
  expect((await operator.get(`${url}/presensi/verval-hambatan?jenis=cuti`)).body.data).toMatchObject({
    data: [{ anggota: { nama: 'Ani' }, tanggal: '2026-11-26', sampai: '2026-11-30', hari: 3, nomor: cuti_id }],
    total: 1,
  });
  expect((await act(operator, cuti_id, 'setuju')).status).toBe(200);
  expect(await hambatan()).not.toContainEqual(expect.objectContaining({ jenis: 'cuti' }));
});

test('who taps on a day of approved leave hinders until the day is given back, and by the other day of it not', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const { organisasi, operator, url, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-26', '2026-11-27');
  await act(operator, cuti_id, 'setuju');
  const { tenant_id, organisasi_id } = organisasi;
  for (const waktu of ['2026-11-26T00:10:00Z', '2026-11-26T09:10:00Z']) {
    await all
      .insertInto('presensi')
      .values({ tenant_id, organisasi_id, user_id: ani.user_id, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu, diterima_pada: waktu })
      .execute();
  } // prettier-ignore
  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  const asked = () => operator.get(`${url}/presensi/verval-hambatan?jenis=masuk_saat_cuti`);
  expect((await asked()).body.data).toMatchObject({
    data: [{ anggota: { nama: 'Ani' }, tanggal: '2026-11-26', sampai: '2026-11-26', hari: 1, nomor: cuti_id }],
    total: 1,
  });
  const back = await act(operator, cuti_id, 'kembalikan', { hari: ['2026-11-26'], keterangan: 'Masuk kerja' });
  expect(back.status).toBe(200);
  expect((await asked()).body.data).toMatchObject({ total: 0 });
});

/** November is frozen on 1 December; then Ani's phone delivers that she left at 13:50 on the 30th. */
async function schoolWithLateTap() {
  const made = await school();
  const { ani, url, freeze } = made;
  clock.now = new Date('2026-12-01T02:00:00Z');
  await freeze();
  clock.now = new Date('2026-12-01T02:10:00Z');
  const tapped = await sendLuring(server, ani, { url, minutesAgo: 19 * 60 + 20 });
  const { presensi } = tapped.body.data as { presensi: { presensi_id: number; tanggal: string } };
  expect([tapped.status, presensi.tanggal]).toEqual([201, '2026-11-30']);
  const outage = async (dari: string, sampai: string) => {
    const noted = await made.operator.form('POST', `${url}/gangguan`, { dari, sampai, alasan: 'Jaringan putus' });
    const { gangguan_id } = noted.body.data as { gangguan_id: number };
    return made.operator.post(`${url}/gangguan/${gangguan_id}/keputusan`, { keputusan: 'setujui' });
  };
  return { ...made, presensi_id: presensi.presensi_id, outage };
}

test('who taps on a day of leave hinders also where later days of that leave were cancelled', async () => {
  clock.now = new Date('2026-11-25T02:00:00Z');
  const { organisasi, operator, url, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-25', '2026-11-27');
  await act(operator, cuti_id, 'setuju');
  const { tenant_id, organisasi_id } = organisasi;
  const waktu = '2026-11-25T00:10:00Z';
  await all
    .insertInto('presensi')
    .values({ tenant_id, organisasi_id, user_id: ani.user_id, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu, diterima_pada: waktu })
    .execute(); // prettier-ignore
  clock.now = new Date('2026-11-26T02:00:00Z');
  await act(operator, cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  const asked = await operator.get(`${url}/presensi/verval-hambatan?jenis=masuk_saat_cuti`);
  expect(asked.body.data).toMatchObject({ data: [{ tanggal: '2026-11-25', nomor: cuti_id }], total: 1 });
});

test('a late tap on a frozen day is taken and waits; only what the change itself moves is refused, an incident waits too', async () => {
  const { ani, presensi_id, day, status, operator, url, outage, claim, open } = await schoolWithLateTap();
  expect(await day(ani, '2026-11-30')).toMatchObject({ status: 'absen' });
  expect(await status()).toMatchObject({ hambatan: [{ jenis: 'susulan', hari: 1, anggota: 1 }] });

  expect((await outage('2026-11-30T10:00:00+07:00', '2026-11-30T10:30:00+07:00')).body.data).toMatchObject({
    tertunda: [],
  });
  // It would forgive that the arrival is missing, which no figure shows where nothing is cut for it.
  expect((await outage('2026-11-30T06:30:00+07:00', '2026-11-30T08:00:00+07:00')).body.data).toMatchObject({
    tertunda: [{ bulan: '2026-11', hari: 1, anggota: 1 }],
  });
  expect(await claim(ani, '2026-11-30')).toMatchObject({ status: 433, body: { error: 'verval.frozen' } });

  expect((await operator.delete(`${url}/absen/${presensi_id}`, { keterangan: 'Bukan dia' })).status).toBe(200);
  expect(await status()).toMatchObject({ hambatan: [{ jenis: 'gangguan_tertunda', hari: 1 }] });
  expect(
    await operator.post(`${url}/presensi/update/status`, {
      presensi_id: [presensi_id],
      tindakan: 'hitung',
      keterangan: 'Ternyata dia',
    }),
  ).toMatchObject({ status: 433, body: { error: 'verval.frozen' } });

  await open();
  await operator.post(`${url}/presensi/update/status`, {
    presensi_id: [presensi_id],
    tindakan: 'hitung',
    keterangan: 'Ternyata dia',
  });
  expect(await day(ani, '2026-11-30')).toMatchObject({ status: 'hadir' });
});

test('a membership does not reach into a frozen month: not a new one, and not one that is moved', async () => {
  const { organisasi, budi, operator, url, freeze } = await school();
  const add = (tgl_mulai: string) => operator.post(`${url}/users`, { nama: 'Citra', tgl_mulai });
  await freeze({ user_id: [budi.user_id] });
  expect((await add('2026-11-30')).status).toBe(201);
  const move = (tgl_mulai: string) =>
    all.updateTable('keanggotaan').set({ tgl_mulai }).where('user_id', '=', budi.user_id).execute();
  await expect(move('2026-11-15')).rejects.toMatchObject({ constraint: 'keanggotaan_bulan_beku' });
  await expect(move('2019-01-01')).resolves.toBeDefined();

  await scheduling(server).closeDays(organisasi);
  await freeze();
  expect(await add('2026-11-30')).toMatchObject({
    status: 433,
    body: { error: 'verval.membership', message: expect.stringContaining('sudah diverifikasi dan dibekukan') },
  });
  expect((await add('2026-12-01')).status).toBe(201);
});

test('what the tenant’s admin does with a month stands in its trail as his', async () => {
  const { organisasi, url, status } = await school();
  const admin = as(await given.orang('admin', organisasi));
  await admin.post(`${url}/presensi/verval-generate`, { bulan: '2026-11' });
  expect(await status()).toMatchObject({ jejak: [{ tindakan: 'bekukan', oleh: 'Admin induk' }] });
});
