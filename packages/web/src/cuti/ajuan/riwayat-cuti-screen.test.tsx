import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenCuti, givenJalanCuti } from '../../testing/given/given-cuti.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const saldo = {
  id: '7 5',
  user_id: 7,
  nama: 'Siti',
  nip: null,
  cuti_kategori_id: 5,
  is_setengah_hari: true,
  kategori: 'Cuti Tahunan',
  sisa: 18,
  per_tahun: [
    { tahun: 2025, sisa: 6 },
    { tahun: 2026, sisa: 12 },
  ],
  menunggu: 5,
  hangus: { tanggal: '2026-03-31', jumlah: 6 },
  jadwal_hangus: [
    { tanggal: '2026-03-31', jumlah: 6 },
    { tanggal: '2026-12-31', jumlah: 12 },
  ],
};

test('a member sees his balances with what lapses when, and his own requests', async () => {
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [saldo] },
    cuti: { listCutiSendiri: () => givenPage([givenCuti({ status: STATUS_CUTI.ditolak, keputusan: 'ditangguhkan' })]) },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 });
  await expect
    .element(
      screen.getByText(
        /2025: 6, 2026: 12 · hangus 6 setelah 31-03-2026, 12 setelah 31-12-2026 · 5 hari menunggu keputusan/,
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText('Ditangguhkan')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Semua ajuan' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

test('a balance opens the lines that it is made of, for a date to come with those that are still to be written; the leave book is printed', async () => {
  const line = {
    cuti_saldo_id: 1,
    cuti_lot_id: 1,
    tahun: 2026,
    mulai: '2026-01-01',
    kedaluwarsa: '2026-12-31',
    jenis: 'jatah' as const,
    jumlah: 12,
    tanggal: '2026-01-01',
    cuti_id: null,
    tanggal_cuti: null,
    keterangan: null,
    oleh: null,
    dibuat_pada: '2026-01-01T00:00:00Z',
  };
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: {
      listSaldoSendiri: ({ tanggal }) => [{ ...saldo, sisa: tanggal ? 24 : 18 }],
      listBukuBesarSaldo: ({ tanggal }) => [...(tanggal ? [{ ...line, cuti_saldo_id: -1, tahun: 2027 }] : []), line],
      printBukuCuti: () => new Blob(['%PDF'], { type: 'application/pdf' }),
    },
    cuti: { listCutiSendiri: () => givenPage([]) },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /^Saldo Cuti Tahunan 18/ }).click();
  await expect.element(screen.getByRole('dialog').getByText(/oleh Hadir/)).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();

  const later = `${new Date().getFullYear() + 1}-06-30`;
  await screen.getByRole('textbox', { name: /Perkirakan saldo/ }).fill(later.split('-').toReversed().join('-'));
  await screen.getByRole('combobox', { name: 'Tahun buku cuti' }).click();
  await screen.getByRole('button', { name: /^Saldo Cuti Tahunan 24/ }).click();
  await expect.element(screen.getByRole('dialog').getByText(/perkiraan, belum dibukukan/)).toBeVisible();
  expect(server.lastOf('saldoCuti.listBukuBesarSaldo')).toMatchObject({ tanggal: later });
  await screen.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();

  await screen.getByRole('button', { name: 'Cetak buku cuti' }).click();
  await expect.poll(() => server.lastOf('saldoCuti.printBukuCuti')).toMatchObject({ tahun: new Date().getFullYear() });
});

test('the queue shows balance and colleagues who are away, and many are approved at once', async () => {
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      listCutiMenungguSaya: () =>
        givenPage([
          givenCuti(),
          givenCuti({ cuti_id: 78, nama: 'Cici', bentrok: [], persetujuan: givenJalanCuti({ versi: 2 }) }),
        ]),
      getCuti: ({ cuti_id }) => givenCuti({ cuti_id }),
      approveBanyakCuti: () => ({ disetujui: [77], ditolak: [{ cuti_id: 78, pesan: 'Saldo tidak cukup' }] }),
    },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'menunggu' });
  const ani = screen.getByRole('button', { name: /^Ani Rahmawati/ });
  await expect.element(ani.getByText(/3 hari dari sisa 12 hari/)).toBeVisible();
  await expect.element(ani.getByText('Budi Santoso juga tidak masuk')).toBeVisible();
  await expect.element(screen.getByText('Rekan yang juga tidak masuk')).toBeVisible();
  const bukti = screen.getByRole('region', { name: /^Bukti Cuti Tahunan Ani Rahmawati/ });
  await expect.element(bukti.getByRole('heading', { name: 'Ani Rahmawati' })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('checkbox', { name: /Ani Rahmawati/ }).click();
  await screen.getByRole('checkbox', { name: /Cici/ }).click();
  await screen.getByRole('button', { name: 'Setujui yang dipilih' }).click();
  await expect.element(screen.getByText('2 ajuan disetujui')).toBeVisible();
  expect(server.lastOf('cuti.approveBanyakCuti')).toBeUndefined();
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.element(screen.getByText('1 dari 2 disetujui. Cici: Saldo tidak cukup.')).toBeVisible();
  expect(server.lastOf('cuti.approveBanyakCuti')).toMatchObject({
    ajuan: [
      { cuti_id: 77, urutan: 0, versi: 1 },
      { cuti_id: 78, urutan: 0, versi: 2 },
    ],
  });
});

test('two halves of one day are told apart in the queue, in their rows and on their buttons', async () => {
  const izin = { kategori: 'Izin', tgl_awal: '2026-12-03', tgl_akhir: '2026-12-03', jumlah_hari: 0.5 };
  const pagi = givenCuti({ ...izin, setengah_hari: 'pagi' });
  const siang = givenCuti({ ...izin, cuti_id: 78, setengah_hari: 'siang' });
  givenServer({
    auth: givenSession(),
    cuti: { listCutiMenungguSaya: () => givenPage([pagi, siang]), getCuti: () => pagi },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'menunggu' });
  for (const hari of ['03-12-2026 (pagi)', '03-12-2026 (siang)']) {
    await expect.element(screen.getByText(`Izin · ${hari} · 0,5 hari`, { exact: false }).first()).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: `Tolak Izin Ani Rahmawati ${hari}` }).first())
      .toBeVisible();
  }
});

test('the queue says of whose leave reaches beyond his membership, before many are approved', async () => {
  const pindah = givenCuti({ keanggotaan_berakhir: { tgl_akhir: '2026-12-01', tempat: 'MTsN 1', tujuan: 'MTsN 2' } });
  givenServer({
    auth: givenSession(),
    cuti: { listCutiMenungguSaya: () => givenPage([pindah]), getCuti: () => pindah },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'menunggu' });
  const ani = screen.getByRole('button', { name: /^Ani Rahmawati/ });
  await expect.element(ani.getByText(/Keanggotaan berakhir 01-12-2026/)).toBeVisible();
  await expectNoAxeFindings();
});

test('a search that finds nobody in the queue says so, and not that nothing waits', async () => {
  const kosong = 'Tidak ada ajuan yang menunggu keputusan Anda.';
  givenServer({
    auth: givenSession(),
    cuti: { listCutiMenungguSaya: () => givenPage([]) },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'menunggu', q: 'zzz' });
  await expect.element(screen.getByText('Tidak ada yang cocok dengan “zzz”.')).toBeVisible();
  await expect.element(screen.getByText(kosong)).not.toBeInTheDocument();
  await screen.getByRole('searchbox', { name: 'Cari anggota' }).fill('');
  await expect.element(screen.getByText(kosong)).toBeVisible();
});

test('a name without end scrolls in its table and never widens the page', async () => {
  const long = { nama: 'Ny. Siti Nuraini dari Kecamatan yang Namanya Sangat Panjang Sekali', kategori: 'X'.repeat(80) };
  givenServer({
    auth: givenSession(),
    cuti: { listCutiTerlihat: () => givenPage([givenCuti(long)]), getCuti: () => givenCuti(long) },
    kategoriCuti: { listKategoriCuti: () => givenPage([]) },
    grup: { listGrup: () => givenPage([]) },
  });
  const list = await renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'semua' });
  await expect.element(list.getByText(long.nama)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await showIn({ width: 360 });
  const detail = await renderScreen('cuti.detail', { organisasi_id: 9, cuti_id: 77 });
  await expect.element(detail.getByRole('heading', { name: new RegExp(long.nama) })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await showIn({});
});

test('a calendar address is shown once, and can be revoked', async () => {
  const langganan = { cuti_kalender_id: 4, isi: 'saya' as const, dibuat_pada: '2026-11-20T02:00:00Z' };
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: { listCutiSendiri: () => givenPage([]) },
    kalenderCuti: {
      listAlamatKalender: () => [langganan],
      addAlamatKalender: () => ({ ...langganan, alamat: 'https://hadir.test/kalender-cuti/x.ics' }),
      revokeAlamatKalender: () => [],
    },
  });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Langganan kalender' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Langganan kalender' });
  await expect.element(dialog.getByRole('button', { name: 'Cuti seluruh instansi' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cuti saya', exact: true }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Alamat Cuti saya' }))
    .toHaveValue('https://hadir.test/kalender-cuti/x.ics');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: /^Cabut Cuti saya/ }).click();
  await expect.poll(() => server.lastOf('kalenderCuti.revokeAlamatKalender')).toMatchObject({ cuti_kalender_id: 4 });
});

test('an operator narrows everybody’s requests by kind, group and dates, and the address keeps it', async () => {
  const server = givenServer({
    auth: givenSession(),
    cuti: { listCutiTerlihat: () => givenPage([givenCuti()]) },
    kategoriCuti: { listKategoriCuti: () => givenPage([]) },
    grup: { listGrup: () => givenPage([]) },
  });
  const narrowed = { status: STATUS_CUTI.disetujui, group_id: 3, tgl_awal: '2026-12-01', tgl_akhir: '2026-12-31' };
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'semua', ...narrowed });
  await expect.element(screen.getByRole('group', { name: 'Cuti pada tanggal' })).toBeVisible();
  await expect
    .poll(() => server.lastOf('cuti.listCutiTerlihat'))
    .toMatchObject({ ...narrowed, status: [STATUS_CUTI.disetujui] });
  await screen.getByRole('textbox', { name: 'Sampai' }).fill('15-12-2026');
  await expect.poll(() => screen.address()).toContain('tgl_akhir=2026-12-15');
  await expectNoAxeFindings();
});

test('who has left the place reads his own requests there, with nothing to ask for', async () => {
  const berakhir = givenCuti({ status: STATUS_CUTI.ditolak, keputusan: null });
  const session = givenSession({
    peran: 'user',
    role: KODE_PERAN.user,
    status_anggota: STATUS_KEANGGOTAAN.tidak_aktif,
  });
  givenServer({ auth: session, cuti: { listCutiSendiri: () => givenPage([berakhir]) } });
  const screen = await renderScreen('riwayatCuti', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /Berakhir/ })).toBeVisible();
  for (const name of ['Ajukan cuti', 'Langganan kalender'])
    expect(screen.getByRole('button', { name }).elements()).toEqual([]);
});
