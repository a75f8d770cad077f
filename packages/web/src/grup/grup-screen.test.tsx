import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../testing/given/given-dampak.ts';
import { givenAnggota } from '../testing/given/given-anggota.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const guru: Grup = {
  group_id: 2,
  nama: 'Guru',
  kepala_user_id: 21,
  kepala: 'Rina Gunawan',
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 24,
};
const pick = { user_id: 21, nama: 'Rina Gunawan', gender: 'P', file_foto: null } as const;

function givenGroups() {
  return givenServer({
    auth: givenSession(),
    grup: { listGrup: () => givenPage([guru]), getGrup: () => guru },
    anggota: { listAnggota: () => givenPage([givenAnggota()]), listAnggotaAktif: () => [pick] },
  });
}

test('the list names each group with its head and its size, and opens one', async () => {
  givenGroups();
  const screen = await renderScreen('grup', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /Guru Rina Gunawan 24 Aktif/ })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Guru', exact: true }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/grup/2');
});

test('a group is added with its head; a name that is taken is said at its field', async () => {
  const server = givenGroups();
  server.answers.grup = {
    ...server.answers.grup,
    addGrup: ({ nama }) => {
      if (nama === 'Guru') throw new Refusal('grup.nama_taken', { nama: ['Nama grup sudah dipakai'] });
      return { ...guru, group_id: 3, nama };
    },
  };
  const screen = await renderScreen('grup', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tambah grup' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah grup' });
  await dialog.getByRole('textbox', { name: 'Nama grup' }).fill('Guru');
  await dialog.getByRole('combobox', { name: 'Kepala grup' }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog.getByText('Nama grup sudah dipakai')).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Nama grup' }).fill('Tata Usaha');
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('grup.addGrup')).toEqual({ organisasi_id: 9, nama: 'Tata Usaha', kepala_user_id: 21 });
});

test('in a group the selected are taken out, and others are put in', async () => {
  const server = givenGroups();
  server.answers.penempatan = {
    addPenempatan: ({ user_ids }) => ({ jumlah: user_ids.length, dampak: givenDampak(), gugur: [] }),
  };
  const screen = await renderScreen('grup.detail', { organisasi_id: 9, group_id: 2 });
  await screen.getByRole('checkbox', { name: 'Pilih Rina Gunawan' }).click();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Keluarkan dari grup' }).click();
  await screen.getByRole('button', { name: 'Keluarkan', exact: true }).click();
  await expect.poll(() => server.lastOf('penempatan.addPenempatan')).toMatchObject({ user_ids: [21], group_id: null });
  expect(server.lastOf('anggota.listAnggota')).toMatchObject({ group_id: 2 });

  await screen.getByRole('button', { name: 'Tambah ke grup' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah ke Guru' });
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog.getByText('Pilih paling sedikit satu anggota')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.poll(() => server.lastOf('penempatan.addPenempatan')).toMatchObject({ user_ids: [21], group_id: 2 });
});

test('a group that was used cannot be deleted, and is made inactive from the same question', async () => {
  const server = givenGroups();
  server.answers.grup = {
    ...server.answers.grup,
    removeGrup: () => {
      throw new Refusal('grup.has_history');
    },
    changeGrup: () => guru,
  };
  const screen = await renderScreen('grup.detail', { organisasi_id: 9, group_id: 2 });
  await screen.getByRole('button', { name: 'Tindakan untuk grup Guru' }).click();
  await screen.getByRole('menuitem', { name: 'Hapus' }).click();
  await screen.getByRole('dialog', { name: 'Hapus grup Guru?' }).getByRole('button', { name: 'Hapus' }).click();
  const tawaran = screen.getByRole('dialog', { name: 'Nonaktifkan grup Guru?' });
  await expect.element(tawaran.getByText(/sudah pernah dipakai/)).toBeVisible();
  await tawaran.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect
    .poll(() => server.lastOf('grup.changeGrup'))
    .toMatchObject({ group_id: 2, status: STATUS_RECORD.tidak_aktif });
});
