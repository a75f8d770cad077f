import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenRingkasan, givenTerakhir } from '../testing/given/given-kehadiran.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const rapat: Pengumuman = {
  pengumuman_id: 5,
  judul: 'Rapat dinas',
  isi: 'Pukul 13.00 di aula',
  tgl_mulai: '2026-11-19',
  tgl_selesai: '2026-11-26',
  status: STATUS_PENGUMUMAN.aktif,
  dibuat_oleh: 'Dian',
  dibuat_pada: '2026-11-19T00:00:00Z',
};
const beranda = (organisasi: object | null) => () =>
  ({ tanggal: '2026-11-20', timezone: 'Asia/Jakarta', organisasi, saya: null }) as never;
const DAY = {
  hari_ini: givenRingkasan(),
  hari_kerja_terakhir: null,
  is_tanpa_jadwal: false,
  tren: [],
  tindak_lanjut: [],
  langkah_awal: null,
  kuota: 9,
  anggota_aktif: 3,
  tgl_berlaku_akhir: null,
};

test('a member reads on Beranda what his organisation announces today', async () => {
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    presensi: { findPresensiTerakhir: () => givenTerakhir() },
    dashboard: { getBerandaOrganisasi: beranda(null) },
    pengumuman: { listPengumuman: () => givenPage([rapat]) },
  });
  const screen = await renderScreen('home', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Pengumuman' });
  await expect.element(section.getByText('Pukul 13.00 di aula')).toBeVisible();
  await expect.element(section.getByText('19-11-2026 – 26-11-2026')).toBeVisible();
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

test('an operator announces from Beranda, changes what stands there, and sees whether members see it', async () => {
  const server = givenServer({
    auth: givenSession(),
    dashboard: { getBerandaOrganisasi: beranda(DAY) },
    kehadiran: {
      listKehadiranHarian: () => ({ ...givenPage([]), tanggal: '2026-11-20', ringkasan: givenRingkasan() }),
    },
    pengumuman: { listPengumuman: () => givenPage([rapat]), addPengumuman: () => rapat, changePengumuman: () => rapat },
  });
  const screen = await renderScreen('home', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Pengumuman' });
  await expect.element(section.getByText('Tampil', { exact: true })).toBeVisible();

  await section.getByRole('button', { name: 'Tulis' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tulis pengumuman' });
  await dialog.getByRole('textbox', { name: 'Judul' }).fill('Hari Guru');
  await dialog.getByRole('textbox', { name: 'Isi' }).fill('Upacara pukul 07.00\nSeragam Korpri');
  await expect.element(dialog.getByText('Anggota diberi tahu di loncengnya begitu disimpan')).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Umumkan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('pengumuman.addPengumuman')).toMatchObject({
    judul: 'Hari Guru',
    isi: 'Upacara pukul 07.00\nSeragam Korpri',
  });

  await section.getByRole('button', { name: 'Ubah Rapat dinas' }).click();
  const edit = screen.getByRole('dialog', { name: 'Ubah pengumuman' });
  await edit.getByRole('textbox', { name: 'Judul' }).fill('Rapat ditunda');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(edit).not.toBeInTheDocument();
  expect(server.lastOf('pengumuman.changePengumuman')).toMatchObject({ pengumuman_id: 5, judul: 'Rapat ditunda' });
});

test('an announcement without an end says since when, and a title of one long word does not widen the phone', async () => {
  await page.viewport(360, 740);
  const panjang = { ...rapat, judul: 'https://contoh.sch.id/'.padEnd(120, 'pengumuman'), tgl_selesai: null };
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    presensi: { findPresensiTerakhir: () => givenTerakhir() },
    dashboard: { getBerandaOrganisasi: beranda(null) },
    pengumuman: { listPengumuman: () => givenPage([panjang]) },
  });
  const screen = await renderScreen('home', { organisasi_id: 9 });
  await expect.element(screen.getByText('Sejak 19-11-2026')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('announcements that did not come are one line beside the check-in, and come with the connection', async () => {
  let isThere = false;
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    presensi: { findPresensiTerakhir: () => givenTerakhir() },
    dashboard: { getBerandaOrganisasi: beranda(null) },
    pengumuman: {
      listPengumuman: () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return givenPage([rapat]);
      },
    },
  });
  const screen = await renderScreen('home', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Pengumuman' });
  await expect.element(section.getByText('Pengumuman belum dapat dimuat.')).toBeVisible();
  isThere = true;
  await section.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(section.getByText('Pukul 13.00 di aula')).toBeVisible();
});

test('who may not write there still sees which announcement members no longer see', async () => {
  givenServer({
    auth: givenSession({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false }),
    dashboard: { getBerandaOrganisasi: beranda(DAY) },
    kehadiran: {
      listKehadiranHarian: () => ({ ...givenPage([]), tanggal: '2026-11-20', ringkasan: givenRingkasan() }),
    },
    pengumuman: {
      listPengumuman: () => givenPage([{ ...rapat, status: STATUS_PENGUMUMAN.tidak_aktif, tgl_selesai: '2026-11-19' }]),
    },
  });
  const screen = await renderScreen('home', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Pengumuman' });
  await expect.element(section.getByText('Tidak tampil')).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Tulis' })).not.toBeInTheDocument();
});
