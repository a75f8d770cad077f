import type { CutiBersama, HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenKategori } from '../../testing/given/given-cuti.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenIzin, givenMe } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const bersama: CutiBersama = {
  kategori: 'Cuti Tahunan',
  aturan: [{ tgl_mulai: '2026-01-01', tgl_selesai: null, mengurangi: ['Non-ASN'], is_milik_tenant: true }],
  tanggal: [
    { tanggal: '2026-12-24', nama: 'Cuti bersama Natal', is_potong_saldo: true, dikurangi: 3, ditambah: 1 },
    { tanggal: '2026-05-15', nama: 'Cuti bersama Yayasan', is_potong_saldo: false, dikurangi: 0, ditambah: 0 },
  ],
};
const baris: HasilBersama['baris'] = [
  {
    user_id: 12,
    nama: 'Ani',
    jenis_kepegawaian: 'Non-ASN',
    tanggal: '2026-12-24',
    jumlah: -0.5,
    kurang: 0.5,
    nama_libur: 'Cuti bersama Natal',
    sebab: 'cuti bersama mengurangi cuti tahunan',
  },
];

test('an organisation without categories is offered the default set, or makes its own', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { listDispensasi: () => [], grantDispensasi: () => [] },
    cutiBersama: { getCutiBersama: () => bersama },
    kategoriCuti: {
      listKategoriCuti: () => givenPage([]),
      addKategoriBawaan: () => [givenKategori()],
      addKategoriCuti: () => givenKategori(),
    },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByText('Belum tersedia kategori ketidakhadiran yang dibuat')).toBeVisible();
  await screen.getByRole('button', { name: 'Isi kategori bawaan' }).click();
  await expect.poll(() => server.lastOf('kategoriCuti.addKategoriBawaan')).toBeDefined();

  await screen.getByRole('button', { name: 'Tambah kategori' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah kategori' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Cuti Hamil');
  await dialog.getByRole('checkbox', { name: 'Memakai saldo' }).click();
  await dialog.getByRole('textbox', { name: 'Jatah setahun' }).fill('10');
  await dialog.getByRole('combobox', { name: 'Batas' }).selectOptions('Tolak bila terlampaui');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Paling banyak', exact: true }))
    .toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Paling banyak', exact: true }).fill('2');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('kategoriCuti.addKategoriCuti')).toMatchObject({
    nama: 'Cuti Hamil',
    is_saldo: true,
    jatah_tahunan: 10,
    batas_rekan: { tindakan: 'tolak', satuan: 'orang', nilai: 2 },
  });
});

test('one category shows its rules and is made inactive', async () => {
  const server = givenServer({
    auth: givenSession(),
    kategoriCuti: {
      getKategoriCuti: () => givenKategori(),
      changeStatusKategori: () => givenKategori({ is_aktif: false }),
    },
  });
  const screen = await renderScreen('kategori.detail', { organisasi_id: 9, kategori_id: 5 });
  await expect.element(screen.getByText('12 hari')).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.poll(() => server.lastOf('kategoriCuti.changeStatusKategori')).toMatchObject({ is_aktif: false });
});

const bulanBeku = {
  bulan: '2026-10',
  sebutan: 'Oktober 2026',
  tgl_awal: '2026-10-01',
  tgl_akhir: '2026-10-31',
  is_berakhir: true,
  is_dihapus: false,
  is_dihitung: false,
  anggota: { belum: 0, tanpa_hambatan: 0, terverifikasi: 30, terkirim: 3 },
  hambatan: [],
  jejak: [],
};

test('a dispensation is given with its span and its last day', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: {
      listDispensasi: () => [],
      grantDispensasi: () => [],
    },
    verval: { getStatusVerval: () => bulanBeku },
    cutiBersama: { getCutiBersama: () => bersama },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Beri dispensasi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Beri dispensasi' });
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('01-10-2026');
  await dialog.getByRole('textbox', { name: 'Sampai', exact: true }).fill('31-10-2026');
  await dialog.getByRole('textbox', { name: 'Boleh diajukan sampai' }).fill('30-11-2026');
  await expect
    .element(
      dialog.getByRole('status').filter({ hasText: 'Oktober 2026 (33 anggota) sudah diverifikasi dan dibekukan' }),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Beri dispensasi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('pengaturanCuti.grantDispensasi')).toMatchObject({
    tgl_awal: '2026-10-01',
    sampai: '2026-11-30',
  });
});

test('cuti bersama is set by jenis kepegawaian, and what it writes is shown before', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { listDispensasi: () => [] },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
    cutiBersama: { getCutiBersama: () => ({ ...bersama, aturan: [] }), changeCutiBersama: () => ({ baris }) },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByText('Belum diatur: cuti bersama tidak dibukukan ke saldo.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bukukan' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Atur cuti bersama' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Atur cuti bersama' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Non-ASN' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'PPPK' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Pratinjau' }).click();
  await expect.element(dialog.getByText('kurang 0,5')).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('cutiBersama.changeCutiBersama')).toMatchObject({
    mengurangi: ['PPPK', 'Non-ASN'],
    preview: false,
  });
});

test('what the ledgers hold for cuti bersama is shown, and booked after its preview', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { listDispensasi: () => [] },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
    cutiBersama: {
      getCutiBersama: () => bersama,
      generateCutiBersama: ({ preview }) => ({ baris: preview ? baris : [] }),
    },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByText('3 dipotong, 1 ditambah')).toBeVisible();
  await expect.element(screen.getByText('Mengurangi Cuti Tahunan: Non-ASN, mulai 01-01-2026.')).toBeVisible();
  await expect.element(screen.getByText('Mengikuti induk.')).toBeVisible();
  await screen.getByRole('button', { name: 'Bukukan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Bukukan cuti bersama' });
  await expect.element(dialog.getByText('kurang 0,5')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bukukan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('cutiBersama.generateCutiBersama')).toMatchObject({ preview: false });
});

test('an organisation that follows its tenant sets its own, and may follow again', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { listDispensasi: () => [] },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
    cutiBersama: { getCutiBersama: () => bersama, changeCutiBersama: () => ({ baris: [] }) },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  const atur = async (pembukuan: string) => {
    await screen.getByRole('button', { name: 'Atur cuti bersama' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Atur cuti bersama' });
    await dialog.getByLabelText('Pembukuan').selectOptions(pembukuan);
    await dialog.getByRole('button', { name: 'Pratinjau' }).click();
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    return server.lastOf('cutiBersama.changeCutiBersama');
  };
  expect(await atur('Tidak dibukukan')).toMatchObject({ mengurangi: null, ikut_tenant: false });
  expect(await atur('Ikuti induk')).toMatchObject({ mengurangi: null, ikut_tenant: true, preview: false });
});

test('the form about cuti bersama begins with what holds, also where nothing is booked', async () => {
  const sendiri = { tgl_mulai: '2026-01-01', tgl_selesai: null, mengurangi: null, is_milik_tenant: false };
  givenServer({
    auth: givenSession(),
    pengaturanCuti: { listDispensasi: () => [] },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
    cutiBersama: { getCutiBersama: () => ({ ...bersama, aturan: [sendiri] }) },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Atur cuti bersama' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Atur cuti bersama' });
  await expect.element(dialog.getByLabelText('Pembukuan')).toHaveDisplayValue('Tidak dibukukan');
});

test('a tenant that books nothing goes on booking nothing when only the date of its rule is changed', async () => {
  const tenant = {
    aturan: [{ tgl_mulai: '2026-01-01', tgl_selesai: null, mengurangi: null, is_milik_tenant: true }],
    instansi_ikut: 2,
    instansi_sendiri: 0,
    anggota: [{ jenis_kepegawaian: 'Non-ASN' as const, jumlah: 18 }],
    jumlah_tanggal: 8,
  };
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    hitungUlang: { listHitungUlang: () => [] },
    hariLiburTenant: { listHariLiburTenant: () => givenPage([]) },
    cutiBersamaTenant: { getCutiBersamaTenant: () => tenant, changeCutiBersamaTenant: () => tenant },
  });
  const screen = await renderScreen('tenant-hariLibur', {});
  await screen.getByRole('button', { name: 'Atur cuti bersama' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Atur cuti bersama induk' });
  await dialog.getByRole('textbox', { name: 'Berlaku mulai' }).fill('01-07-2026');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('cutiBersamaTenant.changeCutiBersamaTenant')).toMatchObject({
    tgl_mulai: '2026-07-01',
    mengurangi: null,
  });
});

test('cuti bersama can be set as soon as the first categories are there', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { listDispensasi: () => [] },
    cutiBersama: {
      getCutiBersama: () => ({
        ...bersama,
        kategori: server.lastOf('kategoriCuti.addKategoriBawaan') ? 'Cuti Tahunan' : null,
      }),
    },
    kategoriCuti: { listKategoriCuti: () => givenPage([]), addKategoriBawaan: () => [givenKategori()] },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByRole('button', { name: 'Atur cuti bersama' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Isi kategori bawaan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Atur cuti bersama' })).toBeEnabled();
});

test('dispensations that cannot be read are told in their card, with a way to ask again', async () => {
  let isAway = true;
  givenServer({
    auth: givenSession(),
    pengaturanCuti: {
      listDispensasi: () => {
        if (isAway) throw new Refusal('system.failed');
        return [];
      },
    },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
    cutiBersama: { getCutiBersama: () => bersama },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByRole('heading', { name: 'Dispensasi' })).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByText('Tidak ada dispensasi yang berlaku.')).toBeVisible();
});

test('cuti bersama is booked only by who may change balances', async () => {
  givenServer({
    auth: { ...givenSession(), listIzin: () => givenIzin('cuti-saldo.index') },
    pengaturanCuti: { listDispensasi: () => [] },
    kategoriCuti: { listKategoriCuti: () => givenPage([givenKategori()]) },
    cutiBersama: { getCutiBersama: () => bersama },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByRole('button', { name: 'Atur cuti bersama' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bukukan' })).not.toBeInTheDocument();
});
