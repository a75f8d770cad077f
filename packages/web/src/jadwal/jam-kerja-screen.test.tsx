import type { Jadwal } from '@hadir/contract/jadwal/jadwal-fields.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const VERSI = {
  tgl_mulai: '2026-01-01',
  tgl_selesai: null,
  toleransi_masuk: 5,
  toleransi_pulang: 0,
  buka_masuk: 120,
  tutup_pulang: 240,
  ikut_libur: true,
  baris: [1, 2, 3, 4, 5].map((hari) => ({
    hari,
    jam_masuk: '07:30:00',
    jam_pulang: '16:00:00',
    istirahat_mulai: '12:00:00',
    istirahat_selesai: '13:00:00',
    durasi_menit: null,
  })),
  menit_sepekan: 2250,
};
const jadwal: Jadwal = {
  jadwal_id: 4,
  nama: 'Reguler',
  tipe_jadwal: 1,
  status: 11,
  is_milik_tenant: false,
  is_default: false,
  berlaku: VERSI,
  versi: [VERSI],
  norma_menit: 2250,
  norma_menit_ramadan: 1950,
};
const dampak = { hari: 0, anggota: 0, berubah: 0, contoh: [], pekerjaan_id: [] };

const givenHours = (list: Jadwal[]) =>
  givenServer({
    auth: givenSession(),
    jadwal: {
      list: () => givenPage(list),
      update: () => ({ ...jadwal, dampak }),
      create: () => ({ ...jadwal, dampak }),
    },
  });
const open = () => renderScreen('jamKerja', { organisasi_id: 9 });

test('the week stands with its hours beside the norm, and axe finds nothing', async () => {
  givenHours([jadwal]);
  const screen = await open();
  await expect.element(screen.getByText('sepekan tanpa istirahat, norma 37,5 jam')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Senin 07:30 16:00 12:00–13:00' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Minggu Libur' })).toBeVisible();
  await expectNoAxeFindings();
});

test('a changed week is sent whole, and what cannot be is named with its day before it is sent', async () => {
  const server = givenHours([jadwal]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Ubah' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah jam kerja' });
  const pulang = dialog.getByRole('group', { name: 'Senin' }).getByRole('group', { name: 'Pulang' });

  await pulang.getByRole('combobox', { name: 'Jam' }).selectOptions('06');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Senin: jam pulang harus setelah jam masuk')).toBeVisible();
  expect(server.lastOf('jadwal.update')).toBeUndefined();

  await pulang.getByRole('combobox', { name: 'Jam' }).selectOptions('15');
  await dialog.getByRole('checkbox', { name: 'Jumat' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = server.lastOf('jadwal.update') as { baris: { hari: number; jam_pulang: string }[] };
  expect(sent.baris.map(({ hari, jam_pulang }) => [hari, jam_pulang])).toEqual([
    [1, '15:00:00'],
    [2, '16:00:00'],
    [3, '16:00:00'],
    [4, '16:00:00'],
  ]);
});

test('an organisation without hours of its own is offered to make them', async () => {
  givenHours([]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Buat jam kerja' }).click();
  await expect.element(screen.getByText('37,5 jam', { exact: true })).toBeVisible();
});
