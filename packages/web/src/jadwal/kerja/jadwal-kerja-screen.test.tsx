import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../../testing/given/given-dampak.ts';
import { givenJadwal } from '../../testing/given/given-jadwal.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const semua: JadwalKerja = {
  settingJadwal_id: 31,
  jadwal_id: 4,
  konfigurasi_jadwal_id: 4,
  nama_jadwal: 'Reguler',
  tipe_jadwal: TIPE_JADWAL.reguler,
  target: 'organisasi',
  group_id: null,
  nama_grup: null,
  user_id: null,
  nama_anggota: null,
  tgl_mulai: '2020-01-01',
  tgl_selesai: null,
  status: STATUS_RECORD.aktif,
};
const rina = { user_id: 21, nama: 'Rina Gunawan', gender: 'P', file_foto: null } as const;

const grup = (group_id: number, nama: string) => ({
  group_id,
  nama,
  kepala_user_id: null,
  kepala: null,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 2,
});

function givenAssignments() {
  return givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    anggota: { listAnggotaAktif: () => [rina] },
    grup: { listGrup: () => givenPage([grup(3, 'Guru'), grup(4, 'Satpam')]) },
    jadwal: {
      listJadwal: () => givenPage([givenJadwal()]),
      listRamadan: ({ tahun }) => [
        { tahun_hijriah: tahun - 578, tgl_mulai: `${tahun}-02-08`, tgl_selesai: `${tahun}-03-09` },
      ],
    },
    jadwalKerja: {
      listJadwalKerja: () => givenPage([semua]),
      getJadwalKerja: () => semua,
      assignJadwalAnggota: ({ koreksi, preview }) => {
        expect(preview || koreksi).toBe(true);
        return { data: [semua], dampak: dampakLalu() };
      },
      assignJadwalGrup: ({ preview }) => ({
        data: [semua],
        dampak: givenDampak({ bagi: preview ? { anggota: 52, nama: ['Ani', 'Budi'] } : null }),
      }),
      addJadwalKerja: () => ({ ...semua, dampak: givenDampak() }),
      removeJadwalKerja: () => ({ dampak: givenDampak() }),
    },
    jadwalBerlaku: {
      getJadwalBerlaku: ({ user_id, tanggal }) => ({
        user_id,
        tanggal,
        is_anggota: true,
        berlaku: {
          lapisan: 'jadwal-anggota',
          id: 32,
          jadwal_id: 5,
          nama: 'Ramadan',
          tgl_mulai: '2026-02-18',
          tgl_selesai: '2026-03-19',
        },
        kalah: [
          {
            lapisan: 'jadwal-organisasi',
            id: 31,
            jadwal_id: 4,
            nama: 'Reguler',
            tgl_mulai: '2020-01-01',
            tgl_selesai: null,
          },
        ],
        jam: { jam_masuk: '08:00:00', jam_pulang: '14:30:00', is_lewat_tengah_malam: false },
        libur: null,
      }),
    },
  });
}

test('who works when is answered with the layer that won and those that lost, and axe finds nothing', async () => {
  givenAssignments();
  const screen = await renderScreen('jadwalKerja', { organisasi_id: 9 }, { siapa: 21, tanggal: '2026-02-20' });
  await expect.element(screen.getByText(/Jumat, 20 Februari 2026: bekerja 08:00–14:30 menurut Ramadan/)).toBeVisible();
  const layers = screen.getByRole('list', { name: /Lapisan jadwal/ });
  const [menang, kalah] = [layers.getByRole('listitem').nth(0), layers.getByRole('listitem').nth(1)];
  await expect.element(menang.getByText('jam kerja anggota')).toBeVisible();
  await expect.element(menang.getByText('Berlaku')).toBeVisible();
  await expect.element(kalah.getByRole('link', { name: 'Reguler' })).toBeVisible();
  await expect.element(kalah.getByText('Kalah')).toBeVisible();
  await expect
    .element(screen.getByRole('row', { name: /Reguler Seluruh instansi 01-01-2020 – sekarang Berlaku/ }))
    .toBeVisible();
  await expectNoAxeFindings();
});

test('what would change the past is shown before it is kept, and kept only as a correction', async () => {
  const server = givenAssignments();
  const screen = await renderScreen('jadwalKerja', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tetapkan jadwal kerja' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tetapkan jadwal kerja' });
  await dialog.getByRole('button', { name: 'Tetapkan', exact: true }).click();
  await expect.element(dialog.getByText('Pilih jam kerja')).toBeVisible();

  await dialog.getByRole('combobox', { name: 'Jam kerja' }).selectOptions('Reguler (Reguler)');
  await dialog.getByRole('combobox', { name: 'Bagi' }).selectOptions('Grup atau anggota tertentu');
  await dialog.getByRole('combobox', { name: 'Anggota', exact: true }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await dialog.getByRole('button', { name: 'Pakai tanggal ini' }).click();
  await dialog.getByRole('button', { name: 'Tetapkan', exact: true }).click();

  const question = screen.getByRole('dialog', { name: /mengubah kehadiran yang sudah dinilai/ });
  await expect.element(question.getByText('Rina Gunawan, 02-11-2026')).toBeVisible();
  await expect.element(question.getByText(/terlambat 20 menit, potongan 0,5%/)).toBeVisible();
  await question.getByRole('button', { name: 'Kembali' }).click();
  await expect.element(dialog.getByText(/Belum disimpan/)).toBeVisible();
  expect(server.lastOf('jadwalKerja.assignJadwalAnggota')).toMatchObject({ preview: true });

  await dialog.getByRole('button', { name: 'Tetapkan', exact: true }).click();
  await screen.getByRole('button', { name: 'Simpan sebagai koreksi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('jadwalKerja.assignJadwalAnggota')).toMatchObject({
    user_id: [21],
    koreksi: true,
    preview: false,
  });
});

test('groups and members are given one schedule in one act, after it is said whom it concerns', async () => {
  const server = givenAssignments();
  const screen = await renderScreen('jadwalKerja', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tetapkan jadwal kerja' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tetapkan jadwal kerja' });
  await dialog.getByRole('combobox', { name: 'Jam kerja' }).selectOptions('Reguler (Reguler)');
  await dialog.getByRole('combobox', { name: 'Bagi' }).selectOptions('Grup atau anggota tertentu');
  await dialog.getByRole('button', { name: 'Tetapkan', exact: true }).click();
  await expect.element(dialog.getByText('Pilih paling sedikit satu grup atau anggota')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Grup' }).click();
  for (const name of ['Guru', 'Satpam']) await screen.getByRole('option', { name }).click();
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('combobox', { name: 'Anggota', exact: true }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Tetapkan', exact: true }).click();

  const question = screen.getByRole('dialog', { name: 'Berlaku bagi 52 anggota' });
  await expect.element(question.getByText('Ani, Budi, dan 50 lainnya')).toBeVisible();
  await expectNoAxeFindings();
  await question.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('jadwalKerja.assignJadwalGrup')).toMatchObject({
    group_id: [3, 4],
    user_id: [21],
    koreksi: false,
    preview: false,
  });
});

test('other hours for oneself from a past date on are another’s to give, which stands there before one sends', async () => {
  const server = givenAssignments();
  const saya = { ...rina, user_id: 7, nama: 'Siti Nurhaliza' };
  server.answers.anggota = { listAnggotaAktif: () => [rina, saya] };
  const screen = await renderScreen('jadwalKerja', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tetapkan jadwal kerja' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tetapkan jadwal kerja' });
  await dialog.getByRole('combobox', { name: 'Bagi' }).selectOptions('Grup atau anggota tertentu');
  await dialog.getByRole('combobox', { name: 'Anggota', exact: true }).click();
  await screen.getByRole('option', { name: 'Siti Nurhaliza' }).click();
  await userEvent.keyboard('{Escape}');
  const notice = dialog.getByText('Hari Anda sendiri yang sudah lewat diubah operator lain atau admin induk.');
  await expect.element(notice).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: 'Berlaku sejak' }).fill('01-11-2020');
  await expect.element(notice).toBeVisible();
});

test('an assignment is taken away from its own page', async () => {
  const server = givenAssignments();
  const screen = await renderScreen('jadwalKerja.detail', { organisasi_id: 9, settingJadwal_id: 31 });
  await screen.getByRole('button', { name: 'Hapus' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/jadwalKerja');
  expect(server.lastOf('jadwalKerja.removeJadwalKerja')).toMatchObject({ setting_jadwal_id: 31, koreksi: false });
});

test('what was just made elsewhere is assigned in one action, its hours and dates filled in', async () => {
  const server = givenAssignments();
  const asked = { tetapkan: '4', mulai: '2027-02-08', sampai: '2027-03-09' };
  const screen = await renderScreen('jadwalKerja', { organisasi_id: 9 }, asked);
  const actions = countActions();
  const giving = screen.getByRole('dialog', { name: 'Tetapkan jadwal kerja' });
  await giving.getByRole('button', { name: 'Tetapkan', exact: true }).click();
  await expect.element(giving).not.toBeInTheDocument();
  expect(server.lastOf('jadwalKerja.addJadwalKerja')).toMatchObject({
    jadwal_id: 4,
    tgl_mulai: '2027-02-08',
    tgl_selesai: '2027-03-09',
  });
  expect(actions()).toBe(1);
});
