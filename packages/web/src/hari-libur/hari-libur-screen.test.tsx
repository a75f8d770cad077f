import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../testing/given/given-dampak.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const natal: HariLibur = {
  hari_libur_id: 61,
  id: 61,
  nama: 'Hari Raya Natal',
  jenis: 'nasional',
  tgl_mulai: '2026-12-25',
  tgl_selesai: '2026-12-25',
  status: STATUS_RECORD.aktif,
  is_milik_tenant: true,
  is_sinkron: true,
  is_potong_saldo: false,
};
const milad: HariLibur = {
  ...natal,
  hari_libur_id: 62,
  id: 62,
  nama: 'Milad',
  jenis: 'organisasi',
  is_milik_tenant: false,
};
const hasil = {
  tahun: 2026,
  keputusan: 'SKB 3 Menteri Nomor 1497 Tahun 2025',
  ditambah: 17,
  diperbarui: 1,
  dihapus: 0,
  dilewati: 8,
  dampak: givenDampak(),
};

const givenHolidays = () =>
  givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    hariLibur: {
      listHariLibur: () => givenPage([natal, milad]),
      getHariLibur: ({ hari_libur_id }) => (hari_libur_id === 61 ? natal : milad),
      addHariLibur: () => ({ ...milad, dampak: dampakLalu() }),
      removeHariLibur: () => ({ dampak: givenDampak() }),
      syncHariLibur: () => hasil,
    },
  });

test('the year is listed with its kinds; a holiday that changes the past is shown before it is kept', async () => {
  const server = givenHolidays();
  const screen = await renderScreen('hariLibur', { organisasi_id: 9 }, { tahun: 2026 });
  await expect
    .element(screen.getByRole('row', { name: /Hari Raya Natal Jumat, 25 Desember 2026 Libur nasional Aktif/ }))
    .toBeVisible();
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: 'Tambah hari libur' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah hari libur' });
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog.getByText('Isi tanggal')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Milad');
  await dialog.getByRole('textbox', { name: 'Mulai' }).fill('02-11-2026');
  await dialog.getByRole('textbox', { name: 'Sampai' }).fill('01-11-2026');
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog.getByText('Tanggal selesai tidak boleh sebelum tanggal mulai')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Sampai' }).fill('');
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await screen.getByRole('button', { name: 'Simpan sebagai koreksi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('hariLibur.addHariLibur')).toMatchObject({
    jenis: 'organisasi',
    tgl_selesai: null,
    koreksi: true,
  });
});

test('a holiday to come that touches leave says whose before it is kept', async () => {
  const server = givenHolidays();
  const cuti = { ajuan: 3, anggota: 2, nama: ['Ani', 'Budi'] };
  server.answers.hariLibur = {
    ...server.answers.hariLibur,
    addHariLibur: ({ preview }) => ({ ...milad, dampak: givenDampak({ cuti: preview ? cuti : null }) }),
  };
  const screen = await renderScreen('hariLibur', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tambah hari libur' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah hari libur' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Milad');
  await dialog.getByRole('textbox', { name: 'Mulai' }).fill('02-12-2026');
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  const tanya = screen.getByRole('dialog', { name: 'Perubahan ini mengenai cuti' });
  await expect.element(tanya.getByText(/3 ajuan cuti dari 2 anggota diperiksa lagi jumlah harinya/)).toBeVisible();
  await expect.element(tanya.getByText('Ani, Budi')).toBeVisible();
  await tanya.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('hariLibur.addHariLibur')).toMatchObject({ preview: false, koreksi: false });
});

test('a cuti bersama that cuts balances says before whose and by how much', async () => {
  const server = givenHolidays();
  const saldo = {
    berkurang: { anggota: 5, hari: 5, jenis_kepegawaian: ['Non-ASN'], nama: ['Abdul', 'Fajar'] },
    bertambah: { anggota: 0, hari: 0, jenis_kepegawaian: [], nama: [] },
    tidak_terpotong: { anggota: 1, hari: 1, jenis_kepegawaian: ['Non-ASN'], nama: ['Halimah'] },
  };
  server.answers.hariLibur = {
    ...server.answers.hariLibur,
    addHariLibur: ({ preview }) => ({ ...milad, dampak: givenDampak({ saldo: preview ? saldo : null }) }),
  };
  const screen = await renderScreen('hariLibur', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tambah hari libur' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah hari libur' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Cuti bersama');
  await dialog.getByRole('textbox', { name: 'Mulai' }).fill('10-12-2026');
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  const tanya = screen.getByRole('dialog', { name: 'Perubahan ini mengenai cuti' });
  await expect
    .element(tanya.getByText(/Saldo cuti tahunan 5 anggota \(Non-ASN\) berkurang, seluruhnya 5 hari/))
    .toBeVisible();
  await expect.element(tanya.getByText('Abdul, Fajar, dan 3 lainnya')).toBeVisible();
  await expect.element(tanya.getByText(/1 anggota tidak terpotong karena saldo cutinya habis/)).toBeVisible();
  const habis = tanya.getByRole('group', { name: 'Saldo cutinya habis, jadi tidak terpotong' });
  await expect.element(habis.getByText('Halimah')).toBeVisible();
  await expect.element(tanya.getByRole('group', { name: 'Saldo cutinya bertambah' })).not.toBeInTheDocument();
});

test('the decree of a year is tried before it is taken over, and what is missing is said', async () => {
  const server = givenHolidays();
  server.answers.liburNasional = {
    listKeputusanLibur: () => [
      { tahun: 2025, nomor: 'SKB 3 Menteri Nomor 933 Tahun 2025', keterangan: null, hari: [] },
    ],
  };
  const screen = await renderScreen('hariLibur', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Sinkronkan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sinkronkan hari libur nasional' });
  await dialog.getByRole('combobox', { name: 'Tahun' }).selectOptions('2025');
  await dialog.getByRole('button', { name: 'Periksa dahulu' }).click();
  await expect.element(dialog.getByText('SKB 3 Menteri Nomor 1497 Tahun 2025')).toBeVisible();
  expect(server.lastOf('hariLibur.syncHariLibur')).toMatchObject({ tahun: 2025, preview: true });
  await dialog.getByRole('button', { name: 'Sinkronkan 18 hari' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('hariLibur.syncHariLibur')).toMatchObject({ preview: false, koreksi: false });

  server.answers.hariLibur = {
    ...server.answers.hariLibur,
    syncHariLibur: () => {
      throw new Refusal('hari_libur.no_decree');
    },
  };
  await screen.getByRole('button', { name: 'Sinkronkan' }).click();
  await dialog.getByRole('button', { name: 'Periksa dahulu' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
});

test("an organisation reads its tenant's holiday and deletes its own", async () => {
  givenHolidays();
  const tenant = await renderScreen('hariLibur.detail', { organisasi_id: 9, hari_libur_id: 61 });
  await expect.element(tenant.getByText(/Milik induk/)).toBeVisible();
  await expect.element(tenant.getByRole('button', { name: 'Hapus' })).not.toBeInTheDocument();
  await tenant.unmount();

  const own = await renderScreen('hariLibur.detail', { organisasi_id: 9, hari_libur_id: 62 });
  await own.getByRole('button', { name: 'Hapus' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect.poll(own.address).toBe('/organisasi/9/hariLibur');
});

test("the tenant's admin changes what holds in all its organisations", async () => {
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    hariLiburTenant: {
      listHariLiburTenant: () => givenPage([natal]),
      changeHariLiburTenant: () => ({ ...natal, dampak: givenDampak() }),
    },
  });
  const screen = await renderScreen('tenant-hariLibur', {});
  await screen.getByRole('button', { name: 'Hari Raya Natal' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah hari libur' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOptions('Tidak aktif');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('hariLiburTenant.changeHariLiburTenant')).toMatchObject({
    tenant_id: 3,
    hari_libur_id: 61,
    status: STATUS_RECORD.tidak_aktif,
  });
});

test('the super admin extends the table of decrees that all synchronise from', async () => {
  const server = givenServer({
    auth: {
      ...givenSession({ peran: 'super_admin' }),
      getMe: () => givenMe({ is_super_admin: true, tenant_id: null }),
    },
    hitungUlang: { listHitungUlang: () => [] },
    hariLibur: { listHariLibur: () => givenPage([natal]) },
    liburNasional: {
      listKeputusanLibur: () => [],
      changeKeputusanLibur: ({ tahun, nomor }) => ({ tahun, nomor, keterangan: null, hari: [] }),
    },
  });
  const screen = await renderScreen('hariLibur', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Keputusan SKB' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Keputusan SKB' });
  await dialog.getByRole('combobox', { name: 'Tahun' }).selectOptions('2027');
  await dialog.getByRole('textbox', { name: 'Nomor keputusan' }).fill('SKB 3 Menteri Nomor 1 Tahun 2026');
  await dialog.getByRole('button', { name: 'Tambah hari' }).click();
  const row = dialog.getByRole('group', { name: 'Hari 1' });
  await row.getByRole('textbox', { name: 'Mulai' }).fill('01-01-2028');
  await row.getByRole('textbox', { name: 'Nama' }).fill('Tahun Baru 2027 Masehi');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Isi tanggal setiap hari, di tahun 2027')).toBeVisible();
  const named = dialog.getByRole('group', { name: 'Tahun Baru 2027 Masehi' });
  await named.getByRole('textbox', { name: 'Mulai' }).fill('01-01-2027');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('liburNasional.changeKeputusanLibur')).toMatchObject({
    tahun: 2027,
    hari: [{ nama: 'Tahun Baru 2027 Masehi', jenis: 'nasional', tgl_mulai: '2027-01-01', tgl_selesai: null }],
  });
});
