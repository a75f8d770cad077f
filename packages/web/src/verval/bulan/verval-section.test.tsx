import type { BarisVerval, StatusVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { KeadaanKirim, PekerjaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { expect, test } from 'vitest';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenKlaim } from '../../testing/given/given-klaim.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { snackbarStore } from '../../ui/feedback/snackbar-store.ts';

const anggota = {
  user_id: 21,
  nama: 'Ani',
  nip: '1987',
  gender: 'P',
  jabatan: null,
  file_foto: null,
  nama_group: null,
} as const;
const status: StatusVerval = {
  bulan: '2026-10',
  sebutan: 'Oktober 2026',
  tgl_awal: '2026-10-01',
  tgl_akhir: '2026-10-31',
  is_berakhir: true,
  is_dihapus: false,
  is_dihitung: false,
  anggota: { belum: 1, tanpa_hambatan: 0, terverifikasi: 2, terkirim: 0 },
  hambatan: [
    { jenis: 'absen', hari: 12, anggota: 4 },
    { jenis: 'klaim', hari: 1, anggota: 1 },
    { jenis: 'tinjauan', hari: 1, anggota: 1 },
    { jenis: 'tidak_lengkap', hari: 1, anggota: 1 },
  ],
  jejak: [{ tindakan: 'bekukan', anggota: 2, alasan: null, oleh: 'Operator', pada: '2026-11-02T03:00:00Z' }],
};
const nol = { cuti_kerja: 0, libur: 8, terlambat_menit: 0, pulang_cepat: 0, pulang_cepat_menit: 0, tidak_lengkap: 0 };
const baris: BarisVerval = {
  anggota: { ...anggota },
  status: 'belum',
  dibekukan_pada: null,
  dikirim_pada: null,
  dikirim_oleh: null,
  jumlah: {
    ...nol,
    hari_kerja: 22,
    hadir: 20,
    absen: 2,
    cuti: 0,
    terlambat: 3,
    durasi_menit: 0,
    kerja_libur_menit: 0,
    potongan: 0,
  },
  hambatan: [{ jenis: 'absen', hari: 2 }],
};

const belumKirim: KeadaanKirim = {
  keadaan: 'siap',
  menunggu: 3,
  dapat_dikirim: 2,
  koreksi: 0,
  ditolak: 0,
  tanpa_identitas: { jumlah: 1, anggota: [{ ...anggota, user_id: 23, nama: 'Udin' }] },
  pekerjaan: null,
};
const pekerjaan: PekerjaanKirim = {
  pekerjaan_id: '6d3f9b36-8a55-4c0a-9a3e-0c8d5f2b7a11',
  bulan: '2026-10',
  sebutan: 'Oktober 2026',
  status: 'menunggu',
  selesai: 0,
  total: null,
  pesan: null,
  hasil: null,
  oleh: 'Bu Rina',
  dibuat_pada: '2026-11-03T03:00:00Z',
  selesai_pada: null,
};

const ringkas = { status: 'hadir', terlambat_menit: 0, pulang_cepat_menit: 0, durasi_menit: 0, potongan: 1.5 };

const givenDesk = (keadaan: () => KeadaanKirim = () => belumKirim) =>
  givenServer({
    putusanPresensi: { decidePresensi: () => ({ presensi_id: [5] }) },
    anggota: { listAnggota: () => givenPage([]) },
    kirimVerval: {
      getKeadaanKirim: keadaan,
      sendVerval: () => pekerjaan,
      listKirimanDitolak: () =>
        givenPage([
          {
            anggota: { ...anggota },
            kode: 'ptk_tidak_dikenal',
            pesan: 'NUPTK tidak terdaftar',
            pada: '2026-11-03T03:00:00Z',
          },
        ]),
    },
    auth: givenSession(),
    klaimPresensi: {
      submitKlaimSesuaiJadwal: () => ({
        presensi_klaim_id: [71],
        menunggu: 0,
        terisi: 1,
        dampak: givenDampak({
          hari: 1,
          anggota: 1,
          berubah: 1,
          contoh: [
            {
              organisasi_id: 9,
              user_id: 21,
              nama: 'Ani',
              tanggal: '2026-10-14',
              sebelum: ringkas,
              sesudah: { ...ringkas, durasi_menit: 420, potongan: 0 },
            },
          ],
        }),
      }),
      cancelKlaim: () => ({ ...givenKlaim({ status: 'dibatalkan' }), dampak: givenDampak() }),
    },
    verval: {
      listAnggotaVerval: () => givenPage([baris]),
      getStatusVerval: () => status,
      listHambatanVerval: ({ jenis = 'klaim' }) =>
        givenPage([{ jenis, anggota: { ...anggota }, tanggal: '2026-10-14', sampai: '2026-10-15', hari: 2, nomor: 5 }]),
      generateVerval: () => ({
        bulan: '2026-10',
        sebutan: 'Oktober 2026',
        anggota: 1,
        berhambatan: 1,
        hambatan: baris.hambatan.map((satu) => ({ ...satu, anggota: 1 })),
      }),
      openVerval: () => ({ bulan: '2026-10', sebutan: 'Oktober 2026', anggota: 2 }),
    },
  });

test('what hinders the month stands by impact, each a way to where it is resolved', async () => {
  givenDesk();
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  await expect.element(screen.getByRole('row', { name: /Ani.*22 20 2 0 3 Hari absen \(2\) Belum/ })).toBeVisible();
  const kinds = screen.getByRole('region', { name: 'Bereskan' }).getByRole('button');
  await expect
    .poll(() => kinds.elements().map(({ textContent }) => textContent?.slice(0, 6)))
    .toEqual(['12Hari', '1Klaim', '1Prese', '1Prese']);
  await kinds.nth(1).click();
  await expect.poll(() => screen.address()).toContain('hambatan=klaim');
  await expect
    .element(screen.getByRole('link', { name: 'Ani' }))
    .toHaveAttribute('href', '/organisasi/9/klaimPresensi/5');
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('the month is frozen for all or for who is chosen, with what was in the way, and opened with a reason only', async () => {
  const server = givenDesk();
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  await screen.getByRole('button', { name: 'Verifikasi semua' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Verifikasi Oktober 2026 untuk 1 anggota?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Verifikasi dan bekukan' }).click();
  await expect.poll(() => server.lastOf('verval.generateVerval')).toEqual({ organisasi_id: 9, bulan: '2026-10' });
  await expect
    .poll(() => snackbarStore.read().map(({ message }) => message))
    .toContain('Oktober 2026 dibekukan untuk 1 anggota, 1 di antaranya masih berhambatan');

  await screen.getByRole('checkbox', { name: 'Pilih Ani' }).click();
  await screen.getByRole('button', { name: 'Verifikasi yang dipilih' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Verifikasi Oktober 2026 untuk Ani?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Verifikasi dan bekukan' }).click();
  await expect.poll(() => server.lastOf('verval.generateVerval')).toMatchObject({ user_id: [21] });

  await screen.getByRole('button', { name: 'Buka bulan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buka Oktober 2026 untuk 2 anggota?' });
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Klaim terlambat');
  await dialog.getByRole('button', { name: 'Buka', exact: true }).click();
  await expect.poll(() => server.lastOf('verval.openVerval')).toMatchObject({ alasan: 'Klaim terlambat' });
});

test('verified members are sent after asking, and who was refused stands with the reason and what to do', async () => {
  let keadaan = belumKirim;
  const server = givenDesk(() => keadaan);
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  await expect.element(screen.getByText('Tidak ikut terkirim karena tanpa NUPTK: Udin.')).toBeVisible();
  await screen.getByRole('button', { name: 'Kirim 2 anggota' }).click();
  keadaan = { ...belumKirim, pekerjaan: { ...pekerjaan, status: 'berjalan', selesai: 1, total: 2 } };
  await expect.element(screen.getByText(/Kehadiran 2 anggota yang terverifikasi dikirim/)).toBeVisible();
  await expect.element(screen.getByText(/1 anggota tanpa NUPTK tidak ikut terkirim/)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect.poll(() => server.lastOf('kirimVerval.sendVerval')).toEqual({ organisasi_id: 9, bulan: '2026-10' });
  await expect.element(screen.getByRole('progressbar', { name: 'Mengirim' })).toBeVisible();

  const antrean = { urutan: 2, sisa_detik: 60 };
  keadaan = { ...belumKirim, pekerjaan: { ...pekerjaan, status: 'menunggu', antrean } };
  await expect.element(screen.getByText('Antrean ke-2 · selesai 1 menit lagi')).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Mengirim' })).not.toBeInTheDocument();

  const hasil = { diterima: 29, ditolak: 1, tanpa_identitas: 3 };
  keadaan = {
    ...belumKirim,
    menunggu: 1,
    dapat_dikirim: 1,
    koreksi: 1,
    ditolak: 1,
    pekerjaan: { ...pekerjaan, status: 'selesai', hasil, selesai_pada: '2026-11-03T03:01:00Z' },
  };
  await expect
    .element(
      screen.getByText(
        'oleh Bu Rina: 30 anggota dikirim, 29 diterima dan 1 ditolak Simpatika. 3 anggota tidak dikirim karena tanpa NUPTK.',
        { exact: false },
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText('1 anggota akan dikirim lagi sebagai koreksi', { exact: false })).toBeVisible();
  const refused = screen.getByRole('list', { name: 'Kiriman yang ditolak' });
  await expect
    .element(refused.getByText('NUPTK tidak terdaftar. Cocokkan NUPTK-nya dengan Simpatika, lalu kirim lagi.'))
    .toBeVisible();
  await expect.element(refused.getByRole('link', { name: 'Ani' })).toHaveAttribute('href', '/user/9/21');
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('an organisation that is not linked sees nothing of sending', async () => {
  givenDesk(() => ({ ...belumKirim, keadaan: 'tidak_terhubung' }));
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  await expect.element(screen.getByRole('region', { name: 'Bereskan' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Kirim ke Simpatika' })).not.toBeInTheDocument();
});

test('a tap that waits is decided on the desk, and an absent day corrected there', async () => {
  const server = givenDesk();
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  const kinds = screen.getByRole('region', { name: 'Bereskan' });
  await kinds.getByRole('button', { name: /Presensi menunggu tinjauan/ }).click();
  await expect.element(kinds.getByText('14-10-2026 – 15-10-2026 · 2 hari')).toBeVisible();
  await kinds.getByRole('button', { name: 'Setujui Ani, 2026-10-14' }).click();
  await expect
    .poll(() => server.lastOf('putusanPresensi.decidePresensi'))
    .toEqual({ organisasi_id: 9, presensi_id: [5], tindakan: 'hitung', keterangan: '' });

  await kinds.getByRole('button', { name: /Hari absen/ }).click();
  await kinds.getByRole('button', { name: 'Ubah presensi Ani, 2026-10-14' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah presensi anggota' });
  await expect.element(dialog.getByText('Ani')).toBeVisible();
});

test('the month is closed in four steps, the one to do now marked, and who has no NUPTK is found before sending', async () => {
  givenDesk();
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  await expect
    .element(screen.getByRole('progressbar', { name: 'Siap ditutup' }))
    .toHaveAttribute('aria-valuetext', '2 dari 3 anggota');
  const steps = screen.getByRole('list', { name: 'Langkah menutup bulan' }).getByRole('heading', { level: 2 });
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual(['Bereskan', 'Verifikasi', 'Kirim ke Simpatika', 'Cetak']);
  const now = screen.getByRole('region', { name: 'Bereskan' });
  await expect.element(now.getByText('Sekarang')).toBeVisible();
  await expect.element(now.getByRole('link', { name: 'Udin' })).toHaveAttribute('href', '/user/9/23');
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('incomplete days are filled in as scheduled in five actions, with the reason and what comes of it, and taken back', async () => {
  const server = givenDesk();
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  const actions = countActions();
  await screen.getByRole('button', { name: /Presensi tidak lengkap/ }).click();
  await screen.getByRole('checkbox', { name: 'Pilih semua hari di daftar ini' }).click();
  await screen.getByRole('button', { name: 'Isi sesuai jadwal (1)' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Isi 1 hari sesuai jadwal' });
  await expect.element(dialog.getByText('Ani, 14-10-2026')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Sudah ditanyakan');
  await expectNoAxeFindings({ rules: 'experimental' });
  await dialog.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(actions()).toBe(5);
  expect(server.lastOf('klaimPresensi.submitKlaimSesuaiJadwal')).toMatchObject({
    hari: [{ user_id: 21, tanggal: '2026-10-14' }],
    jenis: 'lupa presensi',
    keterangan: 'Sudah ditanyakan',
  });
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  await expect
    .poll(() => server.lastOf('klaimPresensi.cancelKlaim'))
    .toMatchObject({ presensi_klaim_id: 71, keterangan: 'Pengisian sesuai jadwal diurungkan' });
});

test('a row opens to what hinders its member, decided there, and back is the desk', async () => {
  const server = givenDesk();
  const screen = await renderScreen('riwayatKehadiran', { organisasi_id: 9 }, { bagian: 'verval', bulan: '2026-10' });
  await screen.getByRole('row').getByRole('button', { name: /^Ani/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Ani, Oktober 2026' });
  await expect.poll(() => server.lastOf('verval.listHambatanVerval')).toMatchObject({ user_id: 21 });
  await expect.element(panel.getByText('Klaim menunggu keputusan')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Lihat hari-harinya' }))
    .toHaveAttribute('href', expect.stringMatching(/riwayat-hadir\?.*from=2026-10-01&to=2026-10-31&user_id=21/));
  await expectNoAxeFindings({ rules: 'experimental' });
  await panel.getByRole('button', { name: 'Verifikasi' }).click();
  await screen.getByRole('button', { name: 'Verifikasi dan bekukan' }).click();
  await expect.poll(() => server.lastOf('verval.generateVerval')).toMatchObject({ user_id: [21] });
});

test('a month whose days were removed says so in place of its steps, and shows what was frozen', async () => {
  givenServer({
    auth: givenSession(),
    verval: {
      getStatusVerval: () => ({ ...status, is_dihapus: true, hambatan: [] }),
      listAnggotaVerval: () => givenPage([{ ...baris, status: 'terverifikasi' as const, hambatan: [] }]),
    },
    kirimVerval: { getKeadaanKirim: () => belumKirim },
  });
  // The address that the bell of a shorter time leads its operator to, with a month that he picked.
  const screen = await renderApp('/organisasi/9/riwayat-hadir?bagian=verval&bulan=2020-10');
  await expect.element(screen.getByText(/Rincian kehadiran bulan ini sudah dihapus menurut masa simpan/)).toBeVisible();
  await expect.element(screen.getByText('Ani').first()).toBeVisible();
  expect(screen.getByRole('list', { name: 'Langkah menutup bulan' }).elements()).toEqual([]);
});
