import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Ditempatkan, Penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../../testing/given/given-dampak.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const rina: Penempatan = {
  user_id: 21,
  nama: 'Rina',
  nip: null,
  group_id: 2,
  grup: 'Guru',
  role: KODE_PERAN.user,
  lokasi: [],
  rencana: null,
};
const budi: Penempatan = { ...rina, user_id: 22, nama: 'Budi', group_id: null, grup: null };
const grup = (group_id: number, nama: string) =>
  ({ group_id, nama, kepala_user_id: null, kepala: null, status: STATUS_RECORD.aktif, jumlah_anggota: 1 }) as const;
const KAMPUS = {
  lokasi_presensi_id: 8,
  nama: 'Kampus A',
  alamat: null,
  lat: -6.2,
  lng: 106.8,
  radius_meter: 100,
  timezone: null,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 0,
} as const;

async function open(
  peran: 'admin' | 'operator' = 'admin',
  dampak = givenDampak(),
  rows = [rina, budi],
  gugur: Ditempatkan['gugur'] = [],
) {
  const server = givenServer({
    auth: givenSession({ peran }),
    penempatan: {
      listPenempatan: () => givenPage(rows),
      changePenempatan: ({ penempatan }) => ({ jumlah: penempatan.length, dampak, gugur }),
      addPenempatan: ({ user_ids }) => ({ jumlah: user_ids.length, dampak, gugur }),
    },
    grup: { listGrup: () => [grup(2, 'Guru'), grup(3, 'Tata Usaha')] },
    lokasi: { listLokasi: () => givenPage([KAMPUS, { ...KAMPUS, lokasi_presensi_id: 9, nama: 'Gedung Utama' }]) },
  });
  return { server, screen: await renderScreen('user', { organisasi_id: 9 }, { bagian: 'penempatan' }) };
}

test('changes made in the table gather and are saved in one act', async () => {
  const { server, screen } = await open();
  await screen.getByRole('combobox', { name: 'Grup Budi' }).selectOptions('Tata Usaha');
  await screen.getByRole('combobox', { name: 'Peran Rina' }).selectOptions('Operator');
  await screen.getByRole('button', { name: 'Lokasi presensi Rina: Semua lokasi' }).click();
  await screen.getByRole('checkbox', { name: 'Kampus A' }).click();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Simpan 2 perubahan' }).click();

  await expect.element(screen.getByRole('region', { name: 'Perubahan yang belum disimpan' })).not.toBeInTheDocument();
  expect(server.lastOf('penempatan.changePenempatan')).toMatchObject({
    penempatan: [
      { user_id: 22, group_id: 3 },
      { user_id: 21, role: KODE_PERAN.operator, lokasi_presensi_ids: [8] },
    ],
  });
});

test('a planned move stands on its row, and one that a change would end is named before it is saved', async () => {
  const rencana = { tanggal: '2026-12-10', grup: 'Penjaga' };
  const gugur = [{ ...rencana, user_id: 21, nama: 'Rina', dari: 'Guru' }];
  const { server, screen } = await open('admin', givenDampak(), [{ ...rina, rencana }, budi], gugur);
  await expect.element(screen.getByText('→ Penjaga mulai 10-12-2026')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Grup Rina' }).selectOptions('Tata Usaha');
  await screen.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await expect.element(screen.getByText(/1 perpindahan yang sudah direncanakan gugur\./)).toBeVisible();
  await expect
    .element(screen.getByRole('list', { name: 'Rencana yang gugur' }))
    .toHaveTextContent('Rina: Guru → Penjaga mulai 10-12-2026');
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Perubahan yang belum disimpan' })).not.toBeInTheDocument();
  expect(server.lastOf('penempatan.changePenempatan')).toMatchObject({ koreksi: false });
});

test('on a phone a picker of two places stays inside its card', async () => {
  await page.viewport(360, 740);
  const lokasi = [
    { lokasi_presensi_id: 8, nama: 'Kampus A' },
    { lokasi_presensi_id: 9, nama: 'Gedung Utama' },
  ];
  const { screen } = await open('admin', givenDampak(), [{ ...rina, lokasi }]);
  const button = screen.getByRole('button', { name: /^Lokasi presensi Rina/ });
  await expect.element(button).toBeVisible();
  const card = button.element().closest('li')?.getBoundingClientRect();
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(card?.right ?? 0);
  await page.viewport(1280, 800);
});

test('a change that is taken back leaves nothing to save', async () => {
  const { screen } = await open();
  await screen.getByRole('combobox', { name: 'Grup Rina' }).selectOptions('Tanpa grup');
  await expect.element(screen.getByRole('button', { name: 'Simpan 1 perubahan' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Grup Rina' }).selectOptions('Guru');
  await expect.element(screen.getByRole('button', { name: /^Simpan/ })).not.toBeInTheDocument();
});

test('the selected are placed together; what is not named stays as it is', async () => {
  const { server, screen } = await open();
  await screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
  await screen.getByRole('button', { name: 'Tempatkan bersama' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tempatkan 2 anggota' });
  await dialog.getByRole('combobox', { name: 'Grup' }).selectOptions('Guru');
  await dialog.getByRole('button', { name: 'Tempatkan' }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('penempatan.addPenempatan')).toEqual({
    organisasi_id: 9,
    user_ids: [21, 22],
    group_id: 2,
    preview: false,
    koreksi: false,
  });
});

test('a group from a past date on shows the days that change, and is a correction once that is agreed', async () => {
  const { server, screen } = await open('operator', dampakLalu());
  await screen.getByRole('combobox', { name: 'Grup Budi' }).selectOptions('Guru');
  await screen.getByRole('textbox', { name: 'Grup berlaku mulai' }).fill('02-11-2026');
  await screen.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await expect.element(screen.getByText(/12 hari dari 3 anggota dinilai ulang; 1 hari berubah/)).toBeVisible();
  expect(server.lastOf('penempatan.changePenempatan')).toMatchObject({ preview: true });
  await screen.getByRole('button', { name: 'Simpan sebagai koreksi' }).click();
  await expect.element(screen.getByRole('region', { name: 'Perubahan yang belum disimpan' })).not.toBeInTheDocument();
  expect(server.lastOf('penempatan.changePenempatan')).toMatchObject({ tgl_mulai: '2026-11-02', koreksi: true });
});

test('one’s own group from a past date on is another’s to enter, which stands there before one saves', async () => {
  const saya = { ...budi, user_id: 7, nama: 'Siti Nurhaliza' };
  const { screen } = await open('operator', givenDampak(), [saya]);
  await screen.getByRole('combobox', { name: 'Grup Siti Nurhaliza' }).selectOptions('Tata Usaha');
  const notice = screen.getByText('Hari Anda sendiri yang sudah lewat diubah operator lain atau admin induk.');
  await expect.element(screen.getByRole('button', { name: 'Simpan 1 perubahan' })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Grup berlaku mulai' }).fill('16-11-2020');
  await expect.element(notice).toBeVisible();
});

test('an operator, who appoints no operators, reads the roles', async () => {
  const { screen } = await open('operator');
  await expect.element(screen.getByRole('row', { name: /Rina/ }).getByText('User')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Peran Rina' }).elements()).toEqual([]);
});
