import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu } from '../../testing/given/given-dampak.ts';
import { givenJalan } from '../../testing/given/given-jalan.ts';
import { givenKlaim } from '../../testing/given/given-klaim.ts';
import { givenBaris, givenEvent, givenRingkasan } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const tanpaPulang = givenBaris({ jam_pulang: null, sumber_pulang: null, tidak_lengkap: 'pulang' });
const klaim = givenKlaim();

test('an operator mends a day from its panel: what was recorded and what it becomes stand there, and only what is missing is asked for', async () => {
  const server = givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([tanpaPulang]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    klaimPresensi: { submitKlaim: () => ({ ...klaim, klaim_sendiri_id: null, dampak: dampakLalu() }) },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  const rina = screen.getByRole('button', { name: /Rina Gunawan/ });
  await expect.element(rina).toBeVisible();
  const actions = countActions();
  await rina.click();
  await screen.getByRole('button', { name: 'Perbaiki' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Perbaiki presensi Rina Gunawan' });
  await expect.element(dialog.getByText('06:58:12')).toBeVisible();
  await expect.element(dialog.getByRole('group', { name: 'Pulang menjadi' })).toBeVisible();
  await expect.element(dialog.getByRole('group', { name: 'Datang menjadi' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('region', { name: 'Akibatnya' }).getByText(/terlambat 20 menit/)).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(actions()).toBe(3);
  const kabar = screen.getByRole('region', { name: 'Pemberitahuan' });
  await expect.element(kabar.getByText('Presensi Rina Gunawan 20-11-2026 diperbaiki')).toBeVisible();
  await expect.element(kabar.getByText('Perubahan hari disimpan')).not.toBeInTheDocument();
  expect(server.lastOf('klaimPresensi.submitKlaim')).toMatchObject({
    user_id: [tanpaPulang.anggota.user_id],
    tgl_mulai: '2026-11-20',
    jam_pulang: '15:30:00',
    keterangan: 'Lupa presensi pulang',
    preview: false,
  });
});

test('hours and a departure past midnight say whose morning they are', async () => {
  const { jadwal } = tanpaPulang;
  const malam = jadwal && { ...jadwal, jam_masuk: '22:00:00', jam_pulang: '06:00:00', is_pulang_besok: true };
  const hari = givenBaris({ jadwal: malam, jam_masuk: '22:03:00', jam_pulang: '05:10:00', is_pulang_besok: true });
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([hari]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    klaimPresensi: { submitKlaim: () => ({ ...klaim, klaim_sendiri_id: null, dampak: dampakLalu() }) },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await screen.getByRole('button', { name: 'Perbaiki' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Perbaiki presensi Rina Gunawan' });
  await expect.element(dialog.getByText('22:00–06:00 (esok hari)')).toBeVisible();
  await expect.element(dialog.getByText('05:10:00 (esok hari)', { exact: true })).toBeVisible();
});

test('a member whose organisation lacks the subscription reads why, and is offered no request that would be refused', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  givenServer({
    auth: givenSession({
      peran: 'user',
      role: KODE_PERAN.user,
      k_sumber_data: SUMBER_DATA.terhubung,
      is_langganan: false,
    }),
    kehadiran: { listRiwayatAnggota: () => givenPage([{ ...tanpaPulang, anggota: milikSaya }]) },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect.element(panel.getByText('Hari ini dihitung hadir.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Ajukan perubahan' })).not.toBeInTheDocument();
});

test('a day whose selfie waits for a review says so, leads to its decision, and is mended at its time', async () => {
  const swafoto = givenEvent({ jam: '07:02:11', sumber: 'manual', alasan: 'menunggu_tinjauan', sebagai: 'disisihkan' });
  const hari = givenBaris({ status: 'absen', jam_masuk: null, jam_pulang: null, presensi: [swafoto] });
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([hari]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    klaimPresensi: { submitKlaim: () => ({ ...klaim, klaim_sendiri_id: null, dampak: dampakLalu() }) },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect.element(screen.getByText('Datang tercatat 07:02:11, menunggu tinjauan.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Putuskan di Persetujuan' }))
    .toHaveAttribute('href', '/organisasi/9/persetujuan?bagian=presensi_manual');
  await expectNoAxeFindings({ rules: 'experimental' });
  await screen.getByRole('button', { name: 'Perbaiki' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Perbaiki presensi Rina Gunawan' });
  await expect.element(dialog.getByText('07:02:11, menunggu tinjauan')).toBeVisible();
  const datang = dialog.getByRole('group', { name: 'Datang menjadi' });
  await expect.element(datang.getByRole('combobox', { name: 'Menit' })).toHaveValue('02');
});

test('a day of which a change waits says so in the place of asking for another, and takes it back', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  let waiting: KlaimPresensi[] = [];
  const diajukan = givenKlaim({
    status: 'diajukan',
    persetujuan: givenJalan({ penyetuju: [{ user_id: 3, nama: 'Dian Puspita', jumlah_jenjang: 1 }] }),
  });
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([{ ...tanpaPulang, anggota: milikSaya }]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    klaimPresensi: {
      listKlaimSendiri: () => givenPage(waiting),
      submitKlaim: ({ preview }) => {
        if (!preview) waiting = [diajukan];
        return { ...diajukan, klaim_sendiri_id: null, dampak: dampakLalu() };
      },
      cancelKlaim: () => {
        waiting = [];
        return { ...diajukan, status: 'dibatalkan', dampak: dampakLalu() };
      },
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await panel.getByRole('button', { name: 'Ajukan perubahan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan perubahan' });
  await dialog.getByRole('button', { name: 'Ajukan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const kabar = screen.getByRole('region', { name: 'Pemberitahuan' });
  await expect.element(kabar.getByText('Ajuan perubahan terkirim kepada Dian Puspita')).toBeVisible();
  await expect.element(kabar.getByText(/diajukan dan menunggu keputusan/)).not.toBeInTheDocument();

  await expect.element(panel.getByText('Perubahan Anda menunggu keputusan: Pulang 15:30.')).toBeVisible();
  await expect.element(panel.getByText('Menunggu keputusan Dian Puspita')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Ajukan perubahan' })).not.toBeInTheDocument();
  expect(server.asked.some(({ input }) => input['from'] === '2026-11-20' && input['to'] === '2026-11-20')).toBe(true);
  await expectNoAxeFindings({ rules: 'experimental' });
  await panel.getByRole('button', { name: /^Tarik perubahan/ }).click();
  await screen.getByRole('dialog', { name: 'Tarik klaim ini?' }).getByRole('button', { name: 'Tarik' }).click();
  await expect.element(panel.getByRole('button', { name: 'Ajukan perubahan' })).toBeVisible();
  expect(server.lastOf('klaimPresensi.cancelKlaim')).toMatchObject({ presensi_klaim_id: 5 });
});

test('a day of which a change was refused says by whom and why, and may be asked for again', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  const ditolak = givenKlaim({
    status: 'ditolak',
    diputuskan_oleh: 'Dian Puspita',
    catatan: 'Lampirkan buku jaga',
    diputuskan_pada: '2026-11-20T10:00:00Z',
  });
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([{ ...tanpaPulang, anggota: milikSaya }]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    klaimPresensi: {
      listKlaimSendiri: ({ status }) => givenPage(status === 'diajukan' ? [] : [ditolak]),
      submitKlaim: () => ({ ...ditolak, status: 'diajukan', klaim_sendiri_id: null, dampak: dampakLalu() }),
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByText('Semua perubahan presensi Anda').click();
  await expect
    .element(screen.getByRole('link', { name: 'Jumat, 20 November 2026: Pulang 15:30' }))
    .toHaveAttribute('href', '/organisasi/9/klaimPresensi/5');
  await expect.element(screen.getByText(/Lampirkan buku jaga/)).toBeVisible();
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  const kabar = panel.getByText(
    /^Perubahan yang Anda ajukan ditolak oleh Dian Puspita pada .*20.*: Pulang 15:30. Alasannya: Lampirkan buku jaga$/,
  );
  await expect.element(kabar).toBeVisible();
  await expect.element(kabar).toHaveAttribute('data-kind', 'failure');
  await panel.getByRole('button', { name: 'Ajukan lagi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan perubahan' });
  await expect.element(dialog.getByRole('textbox', { name: 'Keterangan' })).toHaveValue(ditolak.keterangan);
  const bukti = new File(['%PDF-1.4'], 'buku-jaga.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText(/^Lampiran/), bukti);
  await dialog.getByRole('button', { name: 'Ajukan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const dikirim = server.asked.filter(({ name }) => name === 'klaimPresensi.submitKlaim').map(({ input }) => input);
  expect(dikirim.map((input) => [input['preview'], input['lampiran'] instanceof File])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a change that was in force and was called back is said on its day: by whom, when and why', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  const dibatalkan = givenKlaim({
    status: 'dibatalkan',
    // Of the same name as the member, and another person.
    diputuskan_oleh: milikSaya.nama,
    diputuskan_user_id: 8,
    catatan: 'Keliru disetujui',
    diputuskan_pada: '2026-11-20T10:00:00Z',
  });
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([{ ...tanpaPulang, anggota: milikSaya }]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    klaimPresensi: { listKlaimSendiri: ({ status }) => givenPage(status === 'diajukan' ? [] : [dibatalkan]) },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect
    .element(panel.getByText(/^Perubahan presensi hari ini dibatalkan oleh Siti Nurhaliza pada .*Keliru disetujui$/))
    .toBeVisible();
});

test('who came late and left on time has his arrival mended, and his departure stays what it was', async () => {
  const telat = givenBaris({ jam_masuk: '07:01:30', terlambat_menit: 1 });
  const server = givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([telat]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    klaimPresensi: { submitKlaim: () => ({ ...klaim, klaim_sendiri_id: null, dampak: dampakLalu() }) },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await screen.getByRole('button', { name: 'Perbaiki' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Perbaiki presensi Rina Gunawan' });
  await expect.element(dialog.getByText('Kosong berarti tetap 15:31:00')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Mesin terlambat satu menit');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = server.lastOf('klaimPresensi.submitKlaim');
  expect(sent).toMatchObject({ jam_masuk: '07:00:00', preview: false });
  expect(sent?.['jam_pulang'] ?? null).toBeNull();
});

test('an operator who opens a day of which a change waits is told of it and led to its decision', async () => {
  const server = givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([tanpaPulang]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    klaimPresensi: {
      listKlaimPresensi: () => ({ ...givenPage([givenKlaim({ status: 'diajukan' })]), diajukan: 1 }),
    },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect.element(screen.getByText('Ajuan Rina Gunawan menunggu keputusan: Pulang 15:30.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Putuskan ajuannya' }))
    .toHaveAttribute('href', '/organisasi/9/klaimPresensi/5');
  expect(server.lastOf('klaimPresensi.listKlaimPresensi')).toMatchObject({
    user_id: 21,
    status: 'diajukan',
    from: '2026-11-20',
    to: '2026-11-20',
  });
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('what refuses a change is said by its reason, once', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([{ ...tanpaPulang, anggota: milikSaya }]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    klaimPresensi: {
      listKlaimSendiri: () => givenPage([]),
      submitKlaim: () => {
        throw new Refusal('input.invalid', { tgl_mulai: ['Klaim paling awal untuk 28-10-2026'] });
      },
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  await screen.getByRole('button', { name: 'Ajukan perubahan', exact: true }).last().click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan perubahan' });
  const alasan = dialog.getByText('Klaim paling awal untuk 28-10-2026');
  await expect.element(alasan).toBeVisible();
  await expect.element(dialog.getByText('Periksa kembali isian Anda')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Ajukan' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Klaim paling awal untuk 28-10-2026');
  expect(alasan.elements()).toHaveLength(1);
});

test('a day that an operator changed tells its member who did it, when and why, and leads to the change', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  const hari = givenBaris({ jam_pulang: '15:30:00', sumber_pulang: 'klaim', anggota: milikSaya });
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([hari]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    klaimPresensi: {
      listKlaimSendiri: () =>
        givenPage([
          givenKlaim({ dibuat_oleh: 'Dian Puspita', keterangan: 'Sudah saya tanyakan' }),
          givenKlaim({ presensi_klaim_id: 6, status: 'ditolak' }),
        ]),
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect
    .element(panel.getByText(/^Pulang 15:30: diubah Dian Puspita 20-11-2026.*, “Sudah saya tanyakan”$/))
    .toBeVisible();
  const lihat = panel.getByRole('link', { name: 'Lihat perubahannya' });
  expect(lihat.elements()).toHaveLength(1);
  await expect.element(lihat).toHaveAttribute('href', '/organisasi/9/klaimPresensi/5');
});

test('a day of a frozen month says so in the place of offering a change, with the way to open the month', async () => {
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([{ ...tanpaPulang, is_beku: true }]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    klaimPresensi: { listKlaimPresensi: () => ({ ...givenPage([]), diajukan: 0 }) },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect
    .element(panel.getByText(/^Kehadiran Rina Gunawan bulan November 2026 sudah diverifikasi dan dibekukan/))
    .toBeVisible();
  await expect.element(panel.getByText('Hari ini dihitung hadir.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Perbaiki' })).not.toBeInTheDocument();
  const verval = panel.getByRole('link', { name: 'Lihat di Verval' });
  await expect.element(verval).toHaveAttribute('href', expect.stringContaining('bagian=verval&bulan=2026-11'));
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('a member whose month is frozen reads who opens it, and is offered nothing that can only be refused', async () => {
  const milikSaya = { ...tanpaPulang.anggota, user_id: 7, nama: 'Siti Nurhaliza' };
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([{ ...tanpaPulang, is_beku: true, anggota: milikSaya }]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect.element(panel.getByText(/sampai operator membuka bulan itu di Verval/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Ajukan perubahan' })).not.toBeInTheDocument();
  await expect.element(panel.getByRole('link', { name: 'Lihat di Verval' })).not.toBeInTheDocument();
});
