import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../testing/given/given-dampak.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const tl1: SkorPresensi = {
  skor_presensi_id: 8,
  nama: 'TL 1',
  jenis: 'terlambat',
  menit_dari: 1,
  menit_sampai: 30,
  potongan: 0.5,
  tgl_mulai: '2026-01-01',
  tgl_selesai: null,
  is_milik_tenant: false,
  is_diganti: false,
};

test('categories stand with their minutes and cut; a changed cut shows the days that it changes', async () => {
  const server = givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    skorPresensi: { listSkor: () => givenPage([tl1]), changeSkor: () => ({ ...tl1, dampak: dampakLalu() }) },
  });
  const screen = await renderScreen('kategoriTerlambat', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /TL 1 Terlambat 1–30 menit 0,5%/ })).toBeVisible();
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: 'TL 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah kategori' });
  await dialog.getByRole('textbox', { name: 'Potongan (%)' }).fill('150');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText(/Isi persen antara 0 dan 100/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Potongan (%)' }).fill('0,75');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await screen.getByRole('button', { name: 'Simpan sebagai koreksi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('skorPresensi.changeSkor')).toMatchObject({ potongan: 0.75, menit_sampai: 30, koreksi: true });
});

test('a later date says what becomes of the days before it: they keep the old cut, or are left without the category', async () => {
  givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    skorPresensi: { listSkor: () => givenPage([tl1]) },
  });
  const screen = await renderScreen('kategoriTerlambat', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'TL 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah kategori' });
  const mulai = dialog.getByRole('textbox', { name: 'Berlaku sejak' });
  await mulai.fill('29-11-2026');
  await expect.element(dialog.getByText('01-01-2026 – 28-11-2026 tidak lagi memiliki kategori ini.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Potongan (%)' }).fill('0,75');
  await expect.element(dialog.getByText('Sampai 28-11-2026 isi yang lama tetap berlaku.')).toBeVisible();
});

test('kinds without minutes are sent without them, and a tenant without categories is offered the ministry’s', async () => {
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    skorPresensiTenant: {
      listSkorTenant: () => givenPage([]),
      addSkorTenant: () => ({ ...tl1, dampak: givenDampak() }),
      addSkorKemenag: () => ({ data: [tl1], dampak: givenDampak() }),
    },
  });
  const screen = await renderScreen('tenant-kategoriTerlambat', {});
  await screen.getByRole('button', { name: 'Tambah kategori' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah kategori' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Alpa');
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('5');
  await dialog.getByRole('combobox', { name: 'Jenis' }).selectOptions('Absen');
  await dialog.getByRole('textbox', { name: 'Potongan (%)' }).fill('3');
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('skorPresensiTenant.addSkorTenant')).toMatchObject({
    jenis: 'absen',
    menit_dari: null,
    potongan: 3,
  });

  await screen.getByRole('button', { name: 'Isi kategori Kemenag' }).click();
  await screen.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect
    .poll(() => server.lastOf('skorPresensiTenant.addSkorKemenag'))
    .toMatchObject({ tenant_id: 3, preview: false });
});

test('a first category of its own says which of the parent’s stop and from when, and copies them unless told not to', async () => {
  const induk = (skor_presensi_id: number, nama: string, of: Partial<SkorPresensi> = {}) => ({
    ...tl1,
    skor_presensi_id,
    nama,
    is_milik_tenant: true,
    ...of,
  });
  const p1 = induk(4, 'P1', { jenis: 'pulang_cepat', menit_sampai: null });
  const server = givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    skorPresensi: {
      listSkor: () => givenPage([induk(3, 'T1'), p1]),
      addSkor: () => ({ ...tl1, dampak: givenDampak() }),
    },
  });
  const screen = await renderScreen('kategoriTerlambat', { organisasi_id: 9 });
  const add = async (copies: boolean) => {
    await screen.getByRole('button', { name: 'Tambah kategori' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Tambah kategori' });
    await dialog.getByRole('textbox', { name: 'Nama' }).fill('T khusus');
    await dialog.getByRole('textbox', { name: 'Dari' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Potongan (%)' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Berlaku sejak' }).fill('01-12-2026');
    await expect
      .element(dialog.getByText(/Kategori induk \(T1, P1\) tidak berlaku lagi di instansi ini sejak 01-12-2026/))
      .toBeVisible();
    await expect.element(dialog.getByText(/T1 digantikan kategori ini/)).toBeVisible();
    const salin = dialog.getByRole('switch', { name: 'Salin dahulu P1 menjadi milik instansi' });
    if (!copies) await salin.click();
    await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await add(true);
  expect(server.lastOf('skorPresensi.addSkor')).toMatchObject({ salin_induk: true, tgl_mulai: '2026-12-01' });
  await add(false);
  expect(server.lastOf('skorPresensi.addSkor')).toMatchObject({ salin_induk: false });
});

test('who deletes one whose copies are left reads that the parent’s stay out of force, and takes them away with it', async () => {
  const induk = { ...tl1, skor_presensi_id: 1, nama: 'P1', jenis: 'pulang_cepat', is_milik_tenant: true } as const;
  const salinan = { ...induk, skor_presensi_id: 9, is_milik_tenant: false };
  const server = givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    skorPresensi: {
      listSkor: () => givenPage([{ ...induk, is_diganti: true }, salinan, tl1]),
      removeSkor: () => ({ dampak: givenDampak() }),
    },
  });
  const screen = await renderScreen('kategoriTerlambat', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /P1 .*Induk, diganti kategori instansi/ })).toBeVisible();
  await screen.getByRole('button', { name: 'TL 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah kategori' });
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  const tanya = screen.getByRole('dialog', { name: 'Hapus kategori TL 1?' });
  await expect
    .element(tanya.getByText(/Kategori induk tetap tidak berlaku selama P1 milik instansi ada/))
    .toBeVisible();
  await tanya.getByRole('button', { name: 'Batal' }).click();
  await dialog.getByRole('button', { name: 'Hapus bersama salinannya' }).click();
  await screen
    .getByRole('dialog', { name: 'Hapus kategori TL 1 dan P1?' })
    .getByRole('button', { name: 'Hapus' })
    .click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('skorPresensi.removeSkor')).toMatchObject({ skor_presensi_id: 8, hapus_salinan: true });
});
