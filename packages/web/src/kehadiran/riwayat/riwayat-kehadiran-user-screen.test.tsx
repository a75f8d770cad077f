import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { formatBulan, formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import { presensiOutbox } from '../../presensi/ketukan/presensi-outbox.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../../testing/given/given-dampak.ts';
import { givenBaris, givenEvent } from '../../testing/given/given-kehadiran.ts';
import { givenJalan } from '../../testing/given/given-jalan.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';

const SITI = 7;
const late = givenBaris({ tanggal: '2026-11-19', terlambat_menit: 7, jam_masuk: '07:07:00', kode: [2, 5] });

test('a member reads his own days, narrows them, and learns why one of them is what it is', async () => {
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    kehadiran: { listRiwayatAnggota: ({ is_hadir }) => givenPage(is_hadir ? [givenBaris(), late] : []) },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /20-11-2026.*06:58:12.*Tepat waktu/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /19-11-2026.*07:07:00.*Terlambat 7 menit/ })).toBeVisible();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({ organisasi_id: 9, user_id: SITI });
  expect(screen.getByRole('searchbox').elements()).toEqual([]);
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect.element(panel.getByText('Hari ini dihitung hadir.')).toBeVisible();
  await panel.getByRole('button', { name: 'Tutup' }).click();

  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Hadir' }).click();
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByText('Tidak ada hari yang cocok dengan filter ini.')).toBeVisible();
  await screen.getByRole('button', { name: 'Atur ulang filter' }).click();
  await expect.element(screen.getByRole('row', { name: /20-11-2026/ })).toBeVisible();
});

test('a first day that is still on its way is read again once it was sent, and no filter is blamed before', async () => {
  let isSent = false;
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    presensi: {
      submitPresensi: () => {
        isSent = true;
        return { presensi: givenEvent(), hari: null, kalimat: 'Tepat waktu' };
      },
    },
    kehadiran: { listRiwayatAnggota: () => givenPage(isSent ? [givenBaris()] : []) },
  });
  presensiOutbox.register();
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await expect.element(screen.getByText(/^Belum ada hari yang tercatat pada /)).toBeVisible();
  expect(screen.getByText(/cocok dengan filter/).query()).toBeNull();
  await presensiOutbox.add(SITI, { organisasi_id: 9, wasOffline: false });
  await outbox.flush(SITI);
  await expect.element(screen.getByRole('row', { name: /20-11-2026/ })).toBeVisible();
});

/** One's own history with these days of this month, and a day of the month before where that is asked for. */
function givenBulanIni(ini: ReturnType<typeof givenBaris>[]) {
  const today = tanggalOf(new Date(), 'Asia/Jakarta');
  const lalu = bulanSebelum(today);
  const { tgl_awal: from, tgl_akhir: to } = rangeOfBulan(lalu);
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    kehadiran: { listRiwayatAnggota: (asked) => givenPage(asked.from ? [givenBaris({ tanggal: to })] : ini) },
  });
  return { server, today, lalu, from, to };
}

test('on the first of a month, while it has no day yet, the month before is one step away', async () => {
  const { server, today, lalu, from, to } = givenBulanIni([]);
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await expect.element(screen.getByText(`Belum ada hari yang tercatat pada ${formatBulan(today)}.`)).toBeVisible();
  await screen.getByRole('button', { name: `Lihat ${formatBulan(lalu)}` }).click();
  await expect.element(screen.getByRole('row', { name: new RegExp(formatTanggal(to)) })).toBeVisible();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({ from, to });
  await expect.element(screen.getByText(`${formatTanggal(from)} – ${formatTanggal(to)}`)).toBeVisible();
});

test('a list of which no days were chosen says which month it is of, and leads to the one before', async () => {
  const { server, today, lalu, from, to } = givenBulanIni([givenBaris()]);
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await expect.element(screen.getByText(`Bulan ini: ${formatBulan(today)}`)).toBeVisible();
  await screen.getByRole('button', { name: `Lihat ${formatBulan(lalu)}` }).click();
  await expect.element(screen.getByText(`${formatTanggal(from)} – ${formatTanggal(to)}`)).toBeVisible();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({ from, to });
  await expect.element(screen.getByText(/^Bulan ini:/)).not.toBeInTheDocument();
});

test('a departure that may still come is not yet called missing', async () => {
  const berjalan = givenBaris({ is_terbuka: true, jam_pulang: null, sumber_pulang: null });
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    kehadiran: {
      listRiwayatAnggota: () => givenPage([berjalan, { ...berjalan, tanggal: '2026-11-19', is_terbuka: false }]),
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  for (const [hari, tanpa] of [
    ['20-11-2026', 'Belum ada'],
    ['19-11-2026', 'Tidak ada'],
  ] as const) {
    await screen.getByRole('button', { name: new RegExp(hari) }).click();
    const panel = screen.getByRole('dialog');
    await expect.element(panel.getByRole('definition').filter({ hasText: tanpa })).toBeVisible();
    await panel.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  }
});

test('who is no member any more reads his own days there and asks for nothing', async () => {
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user, status_anggota: STATUS_KEANGGOTAAN.tidak_aktif }),
    kehadiran: { listRiwayatAnggota: () => givenPage([givenBaris(), late]) },
  });
  const app = await renderApp('/organisasi/9/riwayat-hadir-user?from=2026-11-01&to=2026-11-30');
  await expect.element(app.getByRole('row', { name: /20-11-2026.*06:58:12.*Tepat waktu/ })).toBeVisible();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({ from: '2026-11-01', user_id: SITI });
  for (const name of ['Tukar shift', 'Rekap riwayat'])
    await expect.element(app.getByRole('link', { name })).not.toBeInTheDocument();
  await expect.element(app.getByRole('button', { name: /Ajukan/ })).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

test('a member asks for a correction of a day of his own, and may take it back', async () => {
  const klaim: KlaimPresensi = {
    presensi_klaim_id: 8,
    jenis: 'lupa presensi',
    tgl_mulai: '2026-11-19',
    tgl_selesai: '2026-11-19',
    sehari: true,
    jam_masuk: null,
    jam_pulang: null,
    keterangan: 'Lupa memindai',
    lampiran: null,
    status: 'diajukan',
    catatan: null,
    dibuat_oleh: 'Siti Nurhaliza',
    dibuat_pada: '2026-11-20T01:00:00Z',
    diputuskan_oleh: null,
    diputuskan_user_id: null,
    diputuskan_pada: null,
    anggota: [{ user_id: SITI, nama: 'Siti Nurhaliza', nip: null }],
    hari_beku: null,
    persetujuan: givenJalan({ is_giliran_saya: false, penyetuju: [{ user_id: 3, nama: 'Kepala', jumlah_jenjang: 1 }] }),
  };
  const asked: KlaimPresensi[] = [];
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([late]) },
    klaimPresensi: {
      listKlaimSendiri: () => givenPage(asked),
      submitKlaim: ({ preview }) => {
        if (!preview) asked.push(klaim);
        return { ...klaim, klaim_sendiri_id: null, dampak: dampakLalu() };
      },
      cancelKlaim: () => ({ ...klaim, status: 'dibatalkan' as const, dampak: givenDampak() }),
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ajukan perubahan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan perubahan presensi' });
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('19-11-2026');
  await dialog.getByRole('textbox', { name: 'Sampai' }).fill('19-11-2026');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Lupa memindai');
  await dialog.getByRole('button', { name: 'Ajukan' }).click();
  const question = screen.getByRole('dialog', { name: 'Ajukan perubahan ini?' });
  await expect.element(question.getByText(/berubah setelah disetujui/)).toBeVisible();
  await question.getByRole('button', { name: 'Ajukan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('klaimPresensi.submitKlaim')).toMatchObject({ tgl_mulai: '2026-11-19', sehari: true });
  expect(server.lastOf('klaimPresensi.submitKlaim')).not.toHaveProperty('user_id');

  await screen.getByRole('button', { name: /^Tarik klaim/ }).click();
  await screen.getByRole('dialog', { name: 'Tarik klaim ini?' }).getByRole('button', { name: 'Tarik' }).click();
  await expect.poll(() => server.lastOf('klaimPresensi.cancelKlaim')).toMatchObject({ presensi_klaim_id: 8 });
});

test('who is no member is told so, and is offered nothing that he could ask for', async () => {
  const server = givenServer({ auth: givenSession({ peran: 'viewer', role: null, status_anggota: null }) });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await expect.element(screen.getByText('Anda bukan anggota instansi ini')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Presensi swafoto' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Ajukan perubahan' })).not.toBeInTheDocument();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toBeUndefined();
});

test('days off with an event that the list leaves out are told, and shown by one press', async () => {
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: {
      listRiwayatAnggota: ({ is_libur }) => ({ ...givenPage([]), ...(is_libur ? {} : { libur_berpresensi: 2 }) }),
    },
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  const kata = screen.getByText('2 hari libur yang ada presensinya tidak ditampilkan.');
  await expect.element(kata).toBeVisible();
  await screen.getByRole('button', { name: 'Tampilkan' }).click();
  await expect.element(kata).not.toBeInTheDocument();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({ is_libur: true });
});
