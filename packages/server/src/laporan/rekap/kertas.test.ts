import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, app, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-20T15:00:00Z');

/** An office of 33, its operator among them, one of whom comes late by forty minutes on a day; everybody else never comes. */
async function office() {
  const organisasi = await kantor({ nama: 'MTsN Contoh', tempat_surat: 'Sukamaju', kepala_nama: 'Dra. Nurhayati' });
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, jenis: 'terlambat', potongan: 1 };
  await all
    .insertInto('skor_presensi')
    .values({ ...of, nama: 'TL2', menit_dari: 31, menit_sampai: 60 })
    .execute();
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini, S.Pd.I.', nip: '198504172010012005' });
  for (let i = 1; i < 32; i += 1)
    await given.anggota(organisasi, { nama: `Anggota Nomor ${i}`, nip: `19990417201001${2000 + i}` });
  await scan(siti, '2026-11-16', '06:55', '14:05');
  await scan(siti, '2026-11-17', '07:40', '14:00');
  const operator = as(await given.orang('operator', organisasi));
  await tutup(organisasi);
  return { organisasi, siti, operator, url: `/orgs/${organisasi_id}` };
}

const pagesOf = (raw: Uint8Array) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().split('\f').slice(0, -1);
const beku = (organisasi_id: number) =>
  all.updateTable('kehadiran').set({ dibekukan: true }).where('organisasi_id', '=', organisasi_id).execute();

test('a month of 33 members stands on two pages, with no number or heading broken and their sums below', async () => {
  const { operator, url } = await office();
  const pages = pagesOf((await operator.get(`${url}/laporan-absen?bulan=2026-11&format=pdf`)).raw);
  expect(pages).toHaveLength(2);
  const text = pages.join('\n');
  expect(text).toMatch(/Siti Nuraini, S\.Pd\.I\.\s+198504172010012005/);
  for (let i = 1; i < 32; i += 1) expect(text).toContain(`19990417201001${2000 + i}`);
  for (const head of ['Terlambat', 'Persentase', 'Potongan', 'Cuti (hari)', 'Menit per kategori', 'Sakit', 'TL2'])
    expect(text).toContain(head);
  expect(pages[1]).toMatch(/Jumlah\s+165\s+2\s+163/);
  expect(pages[1]).toMatch(/Sukamaju, 20 November 2026[^]*Kepala,[^]*Dra\. Nurhayati/);
});

test('how often each category applied is printed with what it cuts a time, so that a cut adds up; one without minutes has no column of zeros', async () => {
  const { organisasi, siti, operator, url } = await office();
  const { tenant_id, organisasi_id } = organisasi;
  const psw = { tenant_id, organisasi_id, nama: 'PSW4', jenis: 'tanpa_pulang', potongan: 1.5 };
  await all.insertInto('skor_presensi').values(psw).execute();
  const claim = { jenis: 'lupa presensi', keterangan: 'Lupa', user_id: String(siti.user_id) };
  for (const tgl_mulai of ['2026-11-18', '2026-11-19']) {
    const isi = { ...claim, tgl_mulai, jam_masuk: '07:00:00' };
    expect((await operator.form('POST', `${url}/klaim-presensi`, isi)).status).toBe(201);
  }
  const text = pagesOf((await operator.get(`${url}/laporan-absen?bulan=2026-11&format=pdf`)).raw).join('\n');
  expect(text).toContain('Potongan tiap kali: PSW4 1,5%, TL2 1%.');
  expect(text).toMatch(/Kali per kategori/);
  // Times of PSW4 and TL2, then the minutes of TL2 alone.
  expect(text).toMatch(/Siti Nuraini.*\s2\s+1\s+40\s/);
});

test('leave that counts days of the calendar is said below the title, so that the days of a row add up on paper too', async () => {
  const { organisasi, operator, url, cuti_kategori_id, member, act } = await leaveOffices(server)(
    {
      nama: 'Cuti Besar',
      jenis: 'besar',
      is_saldo: false,
      hitungan: 'kalender',
      maks_mundur: 30,
    },
    { dibuat_pada: '2026-11-01T00:00:00Z' },
  );
  const budi = await member('Budi');
  const rekap = async () =>
    pagesOf((await operator.get(`${url}/laporan-absen?bulan=2026-11&format=pdf`)).raw).join('\n');
  const minta = { cuti_kategori_id: String(cuti_kategori_id) };
  const { cuti_id } = await budi.asked('2026-11-13', '2026-11-16', minta);
  expect(await rekap()).not.toContain('hari kalender');
  expect((await act(operator, cuti_id, 'setuju')).status).toBe(200);
  await tutup(organisasi);
  expect(await rekap()).toMatch(/2 hari cuti tidak jatuh pada hari kerja[^]*Hari kerja = hadir \+ absen \+ cuti pada/);
});

test.each([
  ['rekap', 'laporan-absen?jenis=rekap&format=pdf&'],
  ['per hari', 'laporan-absen?jenis=detail&format=pdf&'],
  ['persentase', 'laporan-absen?jenis=persentase&format=pdf&'],
  ['EMIS', 'presensi/laporan-emis?format=pdf&'],
  ['riwayat', 'presensi/cetak-riwayat-kehadiran?'],
])('%s says on every sheet that it is not final, until its month is frozen, and counts its pages', async (_, path) => {
  const { organisasi, operator, url } = await office();
  const before = pagesOf((await operator.get(`${url}/${path}bulan=2026-11`)).raw);
  for (const page of before) expect(page).toMatch(/SEMENTARA[^]*Halaman \d+ dari \d+/);
  await beku(organisasi.organisasi_id);
  const after = pagesOf((await operator.get(`${url}/${path}bulan=2026-11`)).raw);
  expect(after).toHaveLength(before.length);
  for (const page of after) expect(page).not.toContain('SEMENTARA');
});

/** Siti alone, who works from ten in the evening to six, and her operator. */
async function malam() {
  const organisasi = await kantor();
  await all
    .updateTable('jadwal_baris')
    .set({ jam_masuk: '22:00', jam_pulang: '06:00' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini', nip: '198504172010012005' });
  await scan(siti, '2026-11-17', '21:55');
  await scan(siti, '2026-11-18', '06:05');
  await tutup(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  return { siti, operator, url: `/orgs/${organisasi.organisasi_id}/presensi` };
}

test('a night that ends on the next morning says so in the printed history, on one line', async () => {
  const { operator, url } = await malam();
  const text = pagesOf((await operator.get(`${url}/cetak-riwayat-kehadiran?bulan=2026-11`)).raw).join('\n');
  expect(text).toMatch(/Siti Nuraini.*22:00–06:00 \(\+1\)\s+21:55:00\s+06:05:00 \(\+1\)/);
});

test('so it does on the monthly sheet, and in the times of EMIS', async () => {
  const { siti, operator, url } = await malam();
  const lembar = (await operator.get(`${url}/verval-cetak?bulan=2026-11&user_id=${siti.user_id}`)).raw;
  expect(pagesOf(lembar).join('\n')).toMatch(/Datang\s+21:55\n[^]*Pulang\s+06:05\s+\(\+1\)\n/);
  const { sheets } = await readXlsx((await operator.get(`${url}/laporan-emis?bulan=2026-11`)).raw);
  const [head = [], ...times] = sheets[1]?.rows ?? [];
  const day = times.find((row) => row.includes('Siti Nuraini')) ?? [];
  expect([day[head.indexOf('17 masuk')], day[head.indexOf('17 pulang')]]).toEqual(['21:55', '06:05 (+1)']);
});

/** What the page behind the code on a print says, by label. */
async function verifikasiOf(text: string): Promise<Map<string, string>> {
  const [, path = ''] = /http:\/\/hadir\.test(\/verifikasi\/[0-9a-f-]{36})/.exec(text.replaceAll(/\s+/g, '')) ?? [];
  const { body } = await app.inject(path);
  return new Map(
    [...body.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', nilai = '']) => [label, nilai]),
  );
}

test('the screen, the print and the page behind its code say the same sums', async () => {
  const { operator, url } = await office();
  const { ringkasan } = (await operator.get(`${url}/presensi/rekap?bulan=2026-11`)).body.data as unknown as {
    ringkasan: Record<string, number>;
  };
  const expected = [
    ['Hari kerja', ringkasan['hari_kerja']],
    ['Hadir', ringkasan['hadir']],
    ['Absen', ringkasan['absen']],
  ] as const;
  for (const jenis of ['rekap', 'persentase']) {
    const text = pagesOf((await operator.get(`${url}/laporan-absen?bulan=2026-11&format=pdf&jenis=${jenis}`)).raw).join(
      '',
    );
    const said = await verifikasiOf(text);
    for (const [label, nilai] of expected) expect(said.get(label), `${jenis} ${label}`).toBe(String(nilai));
    const jumlah = /Jumlah\s+\d.*/.exec(text)?.[0] ?? '';
    for (const [, nilai] of expected) expect(jumlah).toMatch(new RegExp(`\\s${nilai}\\b`));
  }
});

test('a member’s sheet has a code of its own, which names him and what his letters count', async () => {
  const { siti, operator, url } = await office();
  const [page = '', ...others] = pagesOf(
    (await operator.get(`${url}/presensi/verval-cetak?bulan=2026-11&user_id=${siti.user_id}`)).raw,
  );
  expect(others).toEqual([]);
  expect(page).toMatch(/Datang\s+06:55\s+07:40/);
  const said = await verifikasiOf(page);
  expect(said.get('Nama')).toBe('Siti Nuraini, S.Pd.I.');
  expect([said.get('H hadir'), said.get('T terlambat'), said.get('A absen'), said.get('L libur')]).toEqual([
    '1',
    '1',
    '3',
    '0',
  ]);
});

test('who was away is printed a row a person and reason, with his dates together and how many they are', async () => {
  const { operator, url, siti } = await office();
  const asked = (
    await operator.post(`${url}/rekap/ketidakhadiran/generate`, { format: 'pdf', bulan: '2026-11', q: 'Siti' })
  ).body.data;
  const { laporan_id } = asked as unknown as { laporan_id: string };
  await expect
    .poll(async () => (await operator.get(`${url}/laporan/${laporan_id}/unduh`)).status, { timeout: 15_000 })
    .toBe(200);
  const text = pagesOf((await operator.get(`${url}/laporan/${laporan_id}/unduh`)).raw).join('');
  expect(siti.user_id).toBeGreaterThan(0);
  expect(text).toMatch(/Siti Nuraini, S\.Pd\.I\..*Absen\s+18–20 Nov 2026\s+3/);
  expect(text).toMatch(/Jumlah\s+3/);
});

test.each([
  ['rekap', 'laporan-absen?jenis=rekap&format=pdf&bulan=2026-11'],
  ['per hari', 'laporan-absen?jenis=detail&format=pdf&bulan=2026-11'],
  ['EMIS', 'presensi/laporan-emis?format=pdf&bulan=2026-11'],
  ['riwayat', 'presensi/cetak-riwayat-kehadiran?bulan=2026-11'],
  ['harian', 'presensi/kehadiran/unduh?format=pdf&tanggal=2026-11-18'],
  ['lembar', 'presensi/verval-cetak?bulan=2026-11&user_id='],
])(
  'the page behind the code of %s says whether what is known today is still the same, and what is not',
  async (_, path) => {
    const { organisasi, operator, url, siti } = await office();
    const address = path.endsWith('=') ? `${path}${siti.user_id}` : path;
    const text = pagesOf((await operator.get(`${url}/${address}`)).raw).join('');
    const [, code = ''] = /http:\/\/hadir\.test(\/verifikasi\/[0-9a-f-]{36})/.exec(text.replaceAll(/\s+/g, '')) ?? [];
    const before = await app.inject(code);
    expect(before.body).toContain('Catatan Hadir hari ini masih sama.');
    expect(before.body).not.toContain('(sekarang');
    await all
      .updateTable('kehadiran')
      .set({ status: 'hadir', jam_masuk: 25_000, jam_pulang: 51_000, durasi_menit: 430 })
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', siti.user_id)
      .where('tanggal', '=', '2026-11-18')
      .execute();
    const after = await app.inject(code);
    expect(after.body).toContain('Catatan Hadir sudah berubah sejak dicetak');
    expect(after.body).toContain('(sekarang');
  },
);
