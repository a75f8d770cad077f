import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { clock } = server;
const office = leaveOffices(server);

test('the form counts the days that were asked for, names each officer with his NIP and his own date, and what was cancelled', async () => {
  const { operator, operator_id, member, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  await server.all.updateTable('anggota').set({ nip: '198' }).where('user_id', '=', operator_id).execute();
  const print = async (cuti_id: number) => {
    const { raw } = await ani.self.get(`${url}/cuti/${cuti_id}/formulir`);
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().replace(/ +/g, ' ');
  };
  const jenjang = [
    { jenis: 'peran', peran: 'operator' },
    { jenis: 'peran', peran: 'admin' },
  ];
  const { persetujuan_id } = (await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang })).body
    .data as { persetujuan_id: number };
  const waiting = await ani.asked('2026-12-08');
  // Half past six in the morning in Jakarta is the day before in UTC.
  clock.now = new Date('2026-11-22T23:30:00Z');
  await act(operator, waiting.cuti_id, 'setuju');
  const halfway = await print(waiting.cuti_id);
  expect(halfway).toMatch(
    /VII\. PERTIMBANGAN[^]*DISETUJUI ✓[^]*23 November 2026[^]*NIP 198[^]*VIII\. [^]*Belum diputuskan/,
  );
  await operator.delete(`${url}/persetujuan/${persetujuan_id}`);

  const { cuti_id } = await ani.asked('2026-11-25', '2026-11-27');
  await act(operator, cuti_id, 'ubah', { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-01', keterangan: 'Ramai' });
  await act(ani.self, cuti_id, 'tolak_perubahan');
  const changed = await print(cuti_id);
  expect(changed).toMatch(/Selama 3 hari Mulai tanggal 25-11-2026 s\.d\. 27-11-2026/);
  expect(changed).toMatch(/PERUBAHAN ✓[^]*Diberikan 01-12-2026\. Ramai\. DIBATALKAN sejak 01-12-2026/);
});

test.each([
  ['that waits', []],
  ['that was refused', ['tolak']],
] as const)('the form of half a day %s says which half, and stands on one page', async (_, tindakan) => {
  const izin = { nama: 'Izin', jenis: 'izin', is_saldo: false };
  const { organisasi, operator, member, url, act } = await office(izin);
  const kop = { npsn: '60709001', alamat: 'Jalan Pendidikan No. 1, Bandung', telepon: '022-4567890' };
  await server.all
    .updateTable('tenant')
    .set({ nama: 'Kantor Wilayah Kementerian Agama Provinsi Jawa Barat' })
    .where('tenant_id', '=', organisasi.tenant_id)
    .execute();
  await server.all.updateTable('organisasi').set(kop).where('organisasi_id', '=', organisasi.organisasi_id).execute();
  const ani = await member('Ani');
  const { cuti_id } = await ani.asked('2026-12-03', '2026-12-03', { setengah_hari: 'pagi' });
  for (const one of tindakan) await act(operator, cuti_id, one, { keterangan: 'Ada ujian sekolah pagi itu' });
  const { raw } = await ani.self.get(`${url}/cuti/${cuti_id}/formulir`);
  const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().split('\f').slice(0, -1);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.replace(/ +/g, ' ')).toMatch(
    /Selama 0,5 hari \(pagi\)[^]*VIII\. KEPUTUSAN[^]*NIP[^]*Pindai untuk membandingkan/,
  );
});

test('service is counted from the month in the NIP, and left to be written by hand where none says it', async () => {
  const { member, url } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-08');
  const print = async () => {
    const { raw } = await ani.self.get(`${url}/cuti/${cuti_id}/formulir`);
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().replace(/ +/g, ' ');
  };
  const withNip = (nip: string | null) =>
    server.all.updateTable('anggota').set({ nip }).where('user_id', '=', ani.user_id).execute();
  await withNip('198001012005011001');
  expect(await print()).toContain('Masa kerja 21 tahun 10 bulan');
  await withNip(null);
  expect(await print()).toMatch(/Masa kerja *\n/);
});

test.each([
  [
    'a reason of several lines',
    Array.from({ length: 7 }, (_, at) => `${at + 1}. Mengantar orang tua berobat ke rumah sakit di kota`).join('\n'),
  ],
  ['the longest reason of one paragraph', 'Mengantar orang tua berobat. '.repeat(34).trim()],
  ['a reason of very many lines', Array.from({ length: 90 }, (_, at) => `baris ${at}`).join('\n')],
])('%s leaves each part of the form whole on its page, and the code below the last', async (_name, keterangan) => {
  const { operator, member, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const alamat = 'Jalan Melati Gang Kenanga '.repeat(8).trim();
  const { cuti_id } = await ani.asked('2026-12-08', '2026-12-08', { keterangan, alamat });
  await act(operator, cuti_id, 'setuju', { keterangan: 'Selesaikan nilai rapor lebih dahulu. '.repeat(10).trim() });
  const { raw } = await ani.self.get(`${url}/cuti/${cuti_id}/formulir`);
  const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().split('\f').slice(0, -1);
  expect(pages.length).toBeLessThanOrEqual(2);
  const [terakhir = ''] = pages.filter((page) => page.includes('VIII. KEPUTUSAN'));
  expect(terakhir).toMatch(/VIII\. KEPUTUSAN[^]*DISETUJUI[^]*NIP[^]*Pindai untuk membandingkan/);
});
