import { execFileSync } from 'node:child_process';
import type { BerandaOrganisasi, RingkasanSaya } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { lembarLaporan } from '../../testing/lembar-laporan.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);
const { grup, inGrup } = tempatBuilders(all);
clock.now = new Date('2026-11-20T15:00:00Z');

/** Senin to Jumat: Siti in time, late 40 minutes, and absent for the rest; Budi never there. */
async function office() {
  const organisasi = await kantor({ nama: 'MAN 1 Kota Contoh', npsn: '20401234', kepala_nama: 'Dra. Nurhayati' });
  const { tenant_id, organisasi_id } = organisasi;
  const skor = {
    tenant_id,
    organisasi_id,
    nama: 'TL2',
    jenis: 'terlambat',
    menit_dari: 31,
    menit_sampai: 60,
    potongan: 1,
  };
  await all.insertInto('skor_presensi').values(skor).execute();
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini', nip: '198504172010012005' });
  const budi = await given.anggota(organisasi, { nama: 'Budi Santoso', nik: '3271010101900001' });
  await scan(siti, '2026-11-16', '06:55', '14:05');
  await scan(siti, '2026-11-17', '07:40', '14:00');
  const operator = as(await given.orang('operator', organisasi));
  await tutup(organisasi);
  return { organisasi, siti, budi, operator, url: `/orgs/${organisasi_id}` };
}
type Rows = { data: { anggota: { nama: string } }[] };
const rowOf = ({ data }: { data: never }, nama: string) =>
  (data as Rows).data.find(({ anggota }) => anggota.nama === nama);

test('the recap of a month sums each member’s days, their categories and their share', async () => {
  const { operator, url } = await office();
  const { status, body } = await operator.get(`${url}/presensi/rekap?bulan=2026-11`);
  expect(status).toBe(200);
  expect(rowOf(body, 'Siti Nuraini')).toMatchObject({
    hari_kerja: 5,
    hadir: 2,
    absen: 3,
    cuti: 0,
    terlambat: 1,
    terlambat_menit: 40,
    durasi_menit: 810,
    potongan: 1,
    persentase: 40,
    kategori: [{ nama: 'TL2', jenis: 'terlambat', kali: 1, menit: 40, potongan: 1 }],
  });
  expect(body.data).toMatchObject({
    rentang: { sebutan: 'November 2026', tgl_awal: '2026-11-01', tgl_akhir: '2026-11-30' },
    ringkasan: { anggota: 3, hadir: 2, absen: 13, hari_kerja: 15, persentase: 13.3 },
  });
});

test('a member reads the same sums of his month on Beranda: a day that is half leave is half a day there too', async () => {
  const { organisasi, siti, operator, url } = await office();
  await all
    .updateTable('kehadiran')
    .set({ hari_cuti: 0.5 })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', siti.user_id)
    .where('tanggal', 'in', ['2026-11-17', '2026-11-18'])
    .execute();
  const { body } = await operator.get(`${url}/presensi/rekap?bulan=2026-11`);
  const rekap = rowOf(body, 'Siti Nuraini') ?? {};
  expect(rekap).toMatchObject({ hari_kerja: 5, hadir: 1.5, absen: 2.5, cuti: 1 });
  const beranda = await as(siti).get(`/dashboard${url}`);
  const { tgl_awal, tgl_akhir, ...saya } = (beranda.body.data as BerandaOrganisasi).saya as RingkasanSaya;
  expect([tgl_awal, tgl_akhir]).toEqual(['2026-11-01', '2026-11-20']);
  expect(rekap).toMatchObject(saya);
});

test('a periode laporan, or two dates, bound the recap; another’s periode does not exist', async () => {
  const { operator, url, organisasi } = await office();
  const { tenant_id, organisasi_id } = organisasi;
  const isi = { nama: 'Pekan pertama', tgl_mulai: '2026-11-16', tgl_selesai: '2026-11-17' };
  const periode = await all
    .insertInto('periode_laporan')
    .values({ tenant_id, organisasi_id, ...isi })
    .returning('periode_laporan_id')
    .executeTakeFirstOrThrow();
  const byPeriode = await operator.get(`${url}/presensi/rekap?periode_laporan_id=${periode.periode_laporan_id}&q=siti`);
  expect(byPeriode.body.data).toMatchObject({ total: 1, rentang: { sebutan: 'Pekan pertama' } });
  expect(rowOf(byPeriode.body, 'Siti Nuraini')).toMatchObject({ hari_kerja: 2, persentase: 100 });

  const byDates = await operator.get(`${url}/presensi/rekap?periode_laporan_id=0&from=2026-11-17&to=2026-11-18`);
  expect(rowOf(byDates.body, 'Siti Nuraini')).toMatchObject({ hari_kerja: 2, hadir: 1, persentase: 50 });

  const other = await office();
  const foreign = await other.operator.get(
    `${other.url}/presensi/rekap?periode_laporan_id=${periode.periode_laporan_id}`,
  );
  expect(foreign.status).toBe(404);
  const reversed = await operator.get(`${url}/presensi/rekap?from=2026-11-18&to=2026-11-17`);
  expect(reversed).toMatchObject({ status: 422, body: { errors: { to: [expect.any(String)] } } });
});

test('members come in the order asked for, page by page', async () => {
  const { operator, url } = await office();
  const names = async (query: string) =>
    ((await operator.get(`${url}/presensi/rekap?${query}`)).body.data as Rows).data.map(({ anggota }) => anggota.nama);
  expect((await names('sort=-persentase'))[0]).toBe('Siti Nuraini');
  expect((await names('sort=nama'))[0]).toBe('Budi Santoso');
  expect(await names('sort=nama&count=1&page=3')).toEqual(['Siti Nuraini']);
  expect(await names('sort=nama&count=1&page=9')).toEqual(await names('sort=nama&count=1&page=3'));
});

test('each day has its letter and its times', async () => {
  const { operator, url } = await office();
  const { body } = await operator.get(`${url}/presensi/detail-rekap?bulan=2026-11&q=siti`);
  const [siti] = (body.data as { data: { hari: object[] }[] }).data;
  expect(siti?.hari).toMatchObject([
    { tanggal: '2026-11-16', kode: 'H', jam_masuk: '06:55:00', jam_pulang: '14:05:00' },
    { tanggal: '2026-11-17', kode: 'T', terlambat_menit: 40 },
    { kode: 'A' },
    { kode: 'A' },
    { kode: 'A' },
  ]);
});

test('a plain user sees the recap of his own history and no other recap', async () => {
  const { siti, url } = await office();
  const { body } = await as(siti).get(`${url}/presensi/rekap-riwayat?bulan=2026-11`);
  expect(body.data).toMatchObject({ total: 1, ringkasan: { anggota: 1, hadir: 2 } });
  expect((await as(siti).get(`${url}/presensi/rekap`)).status).toBe(403);
});

test('of one member alone the recap is his, to a plain member whatever he asks for his own, and of a stranger nothing', async () => {
  const { siti, budi, operator, url } = await office();
  const names = async (who: typeof operator, user_id: number) => {
    const { body } = await who.get(`${url}/presensi/rekap-riwayat?bulan=2026-11&user_id=${user_id}`);
    return (body.data as unknown as Rows).data.map(({ anggota }) => anggota.nama);
  };
  expect(await names(operator, budi.user_id)).toEqual(['Budi Santoso']);
  expect(await names(as(siti), budi.user_id)).not.toContain('Budi Santoso');
  const { budi: asing } = await office();
  expect(await names(operator, asing.user_id)).toEqual([]);
});

test('the workbook holds the rows and figures of the screen', async () => {
  const { operator, url } = await office();
  const file = await operator.get(`${url}/laporan-absen?bulan=2026-11&format=xlsx`);
  expect(file.headers['content-disposition']).toContain('rekap-kehadiran-man-1-kota-contoh-2026-11-01-2026-11-30.xlsx');
  const { kepala, head, rows } = await lembarLaporan(file.raw);
  expect(kepala).toEqual([
    'Rekap Kehadiran',
    'MAN 1 Kota Contoh',
    'November 2026 (01-11-2026 sampai 30-11-2026)',
    '3 anggota',
    expect.stringContaining('SEMENTARA'),
    'Potongan tiap kali: TL2 1%.',
  ]);
  const siti = rows.find((row) => row[1] === 'Siti Nuraini') ?? [];
  const cell = (title: string) => siti[head.indexOf(title)];
  expect([cell('NIP'), cell('Hari kerja'), cell('Hadir'), cell('Terlambat (menit)'), cell('TL2 (kali)')]).toEqual([
    '198504172010012005',
    5,
    2,
    40,
    1,
  ]);
  const jumlah = rows.at(-1) ?? [];
  const dari = (title: string) => jumlah[head.indexOf(title)];
  expect([jumlah[1], dari('Hari kerja'), dari('Persentase (%)')]).toEqual(['Jumlah', 15, 13.3]);
  expect(cell('Potongan (%)')).toBeGreaterThan(0);
  expect(dari('Potongan (%)') ?? null).toBeNull();
});

const textOf = (raw: Uint8Array) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString();

test('pages to print have letterhead, span, signature and a code that leads to what they say', async () => {
  const { operator, url } = await office();
  for (const jenis of ['rekap', 'detail', 'persentase']) {
    const text = textOf((await operator.get(`${url}/laporan-absen?bulan=2026-11&format=pdf&jenis=${jenis}`)).raw);
    expect(text).toContain('MAN 1 KOTA CONTOH');
    expect(text).toContain('November 2026');
    expect(text).toContain('Siti Nuraini');
    expect(text).toContain('Dra. Nurhayati');
  }
});

test('a year day by day does not fit a page and is refused with the way out', async () => {
  const { operator, url } = await office();
  const answer = await operator.get(`${url}/laporan-absen?from=2026-01-01&to=2026-11-20&format=pdf&jenis=detail`);
  expect(answer).toMatchObject({ status: 422, body: { errors: { format: [expect.stringContaining('XLSX')] } } });
});

test('the history of one member is printed day by day; a plain user prints only his own', async () => {
  const { siti, budi, operator, url } = await office();
  const text = textOf((await operator.get(`${url}/presensi/cetak-riwayat-kehadiran?user_id=${siti.user_id}`)).raw);
  expect(text).toMatch(/Nama\s+: Siti Nuraini[\s\S]*Selasa\s+17-11-2026[\s\S]*Terlambat 40 menit/);
  expect(text.match(/Siti Nuraini/g)).toHaveLength(1);
  expect(text).not.toContain('Budi Santoso');
  const own = textOf((await as(siti).get(`${url}/presensi/cetak-riwayat-kehadiran`)).raw);
  expect(own).toMatch(/5 hari[\s\S]*: Siti Nuraini/);
  expect((await as(siti).get(`${url}/presensi/cetak-riwayat-kehadiran?user_id=${budi.user_id}`)).status).toBe(404);
});

test('EMIS has a row a member a month, and each day’s times on a second sheet', async () => {
  const { operator, url } = await office();
  const { sheets } = await readXlsx((await operator.get(`${url}/presensi/laporan-emis?bulan=2026-11`)).raw);
  const siti = sheets[0]?.rows.find((row) => row[3] === 'Siti Nuraini');
  expect(siti).toEqual(['20401234', null, '198504172010012005', 'Siti Nuraini', 'November 2026', 5, 2, 0, 0, 0, 0, 3]);
  expect(sheets[0]?.rows.find((row) => row[3] === 'Budi Santoso')?.[1]).toBe('3271010101900001');
  const [head = [], ...times] = sheets[1]?.rows ?? [];
  const day = times.find((row) => row[3] === 'Siti Nuraini') ?? [];
  expect([day[head.indexOf('17 masuk')], day[head.indexOf('17 pulang')]]).toEqual(['07:40', '14:00']);
});

test('the recap says how many of its hadir days a claim makes duty elsewhere or illness, so that EMIS adds up with it', async () => {
  const { siti, operator, url } = await office();
  const claim = (jenis: string, tgl_mulai: string) =>
    operator.form('POST', `${url}/klaim-presensi`, {
      jenis,
      tgl_mulai,
      sehari: '1',
      keterangan: 'Surat',
      user_id: String(siti.user_id),
    });
  expect((await claim('dinas luar', '2026-11-17')).status).toBe(201);
  expect((await claim('tugas belajar', '2026-11-18')).status).toBe(201);
  expect((await claim('sakit', '2026-11-19')).status).toBe(201);
  expect((await claim('dinas luar', '2026-11-19')).status).toBe(201);
  expect((await claim('sakit', '2026-11-20')).status).toBe(201);
  const { body } = await operator.get(`${url}/presensi/rekap?bulan=2026-11`);
  expect(rowOf(body, 'Siti Nuraini')).toMatchObject({ hadir: 5, hadir_klaim: { dinas_luar: 3, sakit: 1 } });
  expect(rowOf(body, 'Budi Santoso')).toMatchObject({ hadir: 0, hadir_klaim: { dinas_luar: 0, sakit: 0 } });

  const { kepala, head, rows } = await lembarLaporan(
    (await operator.get(`${url}/laporan-absen?bulan=2026-11&format=xlsx`)).raw,
  );
  const cell = (row: number, title: string) => rows.at(row)?.[head.indexOf(title)];
  expect([cell(-1, 'Hadir: dinas luar menurut klaim'), cell(-1, 'Hadir: sakit menurut klaim')]).toEqual([3, 1]);
  expect(kepala).toContainEqual(expect.stringContaining('Hadir memuat hari yang menurut klaim'));
  const { sheets } = await readXlsx((await operator.get(`${url}/presensi/laporan-emis?bulan=2026-11`)).raw);
  // Hari efektif, hadir, sakit, izin, cuti, dinas luar, alpa.
  expect(sheets[0]?.rows.find((row) => row[3] === 'Siti Nuraini')?.slice(5)).toEqual([5, 1, 1, 0, 0, 3, 0]);
  const text = textOf((await operator.get(`${url}/laporan-absen?bulan=2026-11&format=pdf`)).raw);
  for (const head of ['Hadir (hari)', 'Dinas', 'Hadir memuat hari']) expect(text).toContain(head);
});

test('a recap of one group names that group also of who has another by now', async () => {
  const { organisasi, siti, operator, url } = await office();
  const [guru, tu] = [await grup(organisasi, { nama: 'Guru' }), await grup(organisasi, { nama: 'Tata Usaha' })];
  await inGrup(siti, guru.group_id, '2026-11-01', '2026-11-17');
  await inGrup(siti, tu.group_id, '2026-11-18');
  const named = async (query: string) => {
    const { body } = await operator.get(`${url}/presensi/rekap?bulan=2026-11${query}`);
    return (body.data as { data: { anggota: { nama: string; nama_group: string | null } }[] }).data
      .filter(({ anggota }) => anggota.nama === 'Siti Nuraini')
      .map(({ anggota }) => anggota.nama_group);
  };
  expect(await named('')).toEqual(['Tata Usaha']);
  expect(await named(`&group_id=${guru.group_id}`)).toEqual(['Guru']);
  expect(await named(`&group_id=${tu.group_id}`)).toEqual(['Tata Usaha']);
});
