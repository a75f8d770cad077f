import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { beforeEach, expect, test } from 'vitest';
import { chosenOrganisasi } from '../base/session/chosen-organisasi.ts';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { showIn } from '../testing/show-in.ts';

beforeEach(() => localStorage.clear());

const bawaan: NonNullable<MutasiDetail['bawaan']> = {
  saldo: [{ kategori: 'Cuti Tahunan', kategori_tujuan: 'Cuti Tahunan', lot: [{ tahun: 2026, sisa: 7, kedaluwarsa: '2026-12-31' }] }],
  ajuan: [{ nama: 'Cuti Tahunan', tgl_awal: '2026-12-07', tgl_akhir: '2026-12-08' }],
  hari_roster: 3,
  grup: 'Guru',
  jadwal: [{ tanggal: '2026-12-01', nama: 'Kantor', jam: '07:00–14:00' }],
  is_akun_baru: false,
  is_akun_berakhir: false,
}; // prettier-ignore

const masuk: MutasiDetail = {
  mutasi_id: 5,
  jenis: 'pindah',
  status: STATUS_AKSES.diajukan,
  sisi: 'tujuan',
  user_id: null,
  nama: 'Ani Wijaya',
  nip: '198501012010012001',
  jabatan: 'Guru',
  asal: 'MTsN 2 Jakarta',
  tujuan: 'MAN 1 Jakarta',
  tujuan_organisasi_id: 9,
  is_antar_tenant: false,
  tgl_mulai: '2026-12-01',
  tgl_selesai: null,
  keterangan: 'SK 800/12/2026',
  pembuat: 'Operator Asal',
  dibuat_pada: '2026-11-19T02:00:00Z',
  diajukan_pada: '2026-11-19T02:00:00Z',
  pemutus: null,
  diputuskan_pada: null,
  keterangan_putusan: null,
  dipindahkan_pada: null,
  tertahan: null,
  boleh: { konfirmasi: true, batal: true },
  bawaan,
  hambatan: null,
  menunggu: 'operator',
};
const keluar: MutasiDetail = { ...masuk, mutasi_id: 6, sisi: 'asal', status: STATUS_AKSES.dibuat, tujuan: 'MTsN 12', tujuan_organisasi_id: null, nama: 'Budi', user_id: 21, menunggu: 'admin', boleh: { konfirmasi: false, batal: true }, bawaan: { ...bawaan, grup: null, jadwal: [], is_tujuan_tertutup: true } }; // prettier-ignore

function given() {
  let now = masuk;
  let hambatan: string | null = null;
  const server = givenServer({
    auth: givenSession(),
    anggota: { listAnggotaAktif: () => [{ user_id: 21, nama: 'Budi', gender: 'L', file_foto: null }] },
    grup: { listGrup: () => givenPage([{ group_id: 2, nama: 'Guru', kepala_user_id: null, kepala: null, status: STATUS_RECORD.aktif, jumlah_anggota: 3 }]) },
    lokasi: { listLokasi: () => givenPage([]) },
    mutasi: {
      listMutasi: () => ({ ...givenPage([now]), menunggu: now.status === STATUS_AKSES.diajukan ? 1 : 0 }),
      getMutasi: () => now,
      listTujuanMutasi: () => [{ organisasi_id: 12, kode_organisasi: '31710012', nama: 'MTsN 12', is_antar_tenant: false }],
      submitMutasi: () => (hambatan === null ? keluar : { ...keluar, bawaan: null, hambatan }),
      confirmMutasi: ({ preview }) => (preview ? now : (now = { ...now, status: STATUS_AKSES.disetujui, boleh: { konfirmasi: false, batal: true } })),
      cancelMutasi: ({ keterangan }) => (now = { ...now, status: STATUS_AKSES.ditolak, keterangan_putusan: keterangan, boleh: { konfirmasi: false, batal: false } }),
    },
  }); // prettier-ignore
  return { server, tahan: (sebab: string) => (hambatan = sebab) };
}

const ASAL = {
  id: 9,
  organisasi_id: 9,
  tenant_id: 3,
  kode_tenant: 'KANWIL',
  nama_tenant: 'Kanwil',
  kode_organisasi: '31710009',
  nama: 'MAN 1 Jakarta',
  file_foto: null,
  k_sumber_data: SUMBER_DATA.umum,
  is_langganan: true,
  tgl_berlaku_akhir: null,
  is_sinkronisasi: false,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 40,
  user: { role: null },
  status_anggota: null,
};

test('who comes is placed and confirmed with what comes along in sight; the menu says that he waited', async () => {
  const { server } = given();
  const app = await renderApp('/organisasi/9/mutasi');
  await expect.element(app.getByRole('link', { name: /Mutasi 1 menunggu/ })).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Ani Wijaya' }).click();
  const panel = app.getByRole('dialog', { name: 'Mutasi Ani Wijaya' });
  await expect.element(panel.getByText('Cuti Tahunan: 7 hari jatah 2026 sampai 31-12-2026')).toBeVisible();
  await expectNoAxeFindings();
  await panel.getByRole('button', { name: 'Konfirmasi' }).click();
  const form = app.getByRole('dialog', { name: 'Konfirmasi mutasi Ani Wijaya' });
  await form.getByRole('textbox', { name: 'PIN mesin presensi' }).fill('77');
  await form.getByRole('button', { name: 'Lanjut' }).click();
  const question = app.getByRole('dialog', { name: 'Terima Ani Wijaya?' });
  await expect.element(question.getByText('01-12-2026: Kantor, 07:00–14:00')).toBeVisible();
  await question.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect.element(panel.getByText('Dikonfirmasi')).toBeVisible();
  expect(server.lastOf('mutasi.confirmMutasi')).toMatchObject({
    organisasi_id: 9,
    mutasi_id: 5,
    pin: '77',
    status: STATUS_AKSES.diajukan,
  });
  await expect.element(app.getByRole('link', { name: /Mutasi 1 menunggu/ })).not.toBeInTheDocument();
});

test('on a phone the order of the newest first is not called by a column that it is not of', async () => {
  given();
  await showIn({ width: 360 });
  const screen = await renderScreen('mutasi', { organisasi_id: 9 });
  const urutkan = screen.getByRole('combobox', { name: 'Urutkan' });
  await expect.element(urutkan).toHaveDisplayValue('Bawaan');
  await urutkan.selectOptions('-nama');
  await expect.element(urutkan).toHaveDisplayValue('Anggota, turun');
  await showIn({});
});

test('what a kind asks for and is empty is marked with all else', async () => {
  const { server } = given();
  const screen = await renderScreen('mutasi', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Buat mutasi' }).click();
  const form = screen.getByRole('dialog', { name: 'Buat mutasi' });
  const lanjut = form.getByRole('button', { name: 'Lanjut' });
  await lanjut.click();
  const [tujuan, akhir] = [form.getByRole('combobox', { name: 'Instansi tujuan' }), form.getByRole('textbox', { name: 'Hari terakhir di tujuan' })];
  await expect.element(tujuan).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('combobox', { name: 'Jenis' }).selectOptions('Perbantuan');
  await lanjut.click();
  await expect.element(tujuan).toHaveAttribute('aria-invalid', 'true');
  await expect.element(akhir).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('combobox', { name: 'Jenis' }).selectOptions('Berhenti');
  await expect.element(tujuan).not.toBeInTheDocument();
  expect(server.lastOf('mutasi.submitMutasi')).toBeUndefined();
}); // prettier-ignore

test('a refusal asks for a remark', async () => {
  const { server } = given();
  const screen = await renderScreen('mutasi', { organisasi_id: 9 }, { mutasi: 5 });
  await screen.getByRole('button', { name: 'Tolak' }).click();
  const question = screen.getByRole('dialog', { name: 'Tolak mutasi Ani Wijaya?' });
  await question.getByRole('textbox', { name: 'Keterangan' }).fill('Formasi penuh');
  await question.getByRole('button', { name: 'Tolak' }).click();
  await expect
    .poll(() => server.lastOf('mutasi.cancelMutasi'))
    .toMatchObject({ keterangan: 'Formasi penuh', status: STATUS_AKSES.diajukan });
});

test('a transfer is sent after what goes along was seen; what stands in its way is said, and it is only kept', async () => {
  const { server, tahan } = given();
  const screen = await renderScreen('mutasi', { organisasi_id: 9 });
  const fill = async () => {
    await screen.getByRole('button', { name: 'Buat mutasi' }).click();
    const form = screen.getByRole('dialog', { name: 'Buat mutasi' });
    await form.getByRole('combobox', { name: 'Anggota' }).click();
    await screen.getByRole('option', { name: 'Budi' }).click();
    await form.getByRole('combobox', { name: 'Instansi tujuan' }).click();
    await screen.getByRole('option', { name: /MTsN 12/ }).click();
    await form.getByRole('textbox', { name: 'Mulai di tujuan' }).fill('01-12-2026');
    await form.getByRole('textbox', { name: 'Keterangan' }).fill('SK 800');
    await form.getByRole('button', { name: 'Lanjut' }).click();
  };
  await fill();
  const question = screen.getByRole('dialog', { name: 'Ajukan mutasi Budi?' });
  await expect.element(question.getByText(/3 hari sejak tanggal itu tidak berlaku lagi/)).toBeVisible();
  await expect.element(question.getByText(/^Pindah dari MTsN 2 Jakarta ke MTsN 12 mulai 01-12-2026\./)).toBeVisible();
  // Who decides yet, and that how the other tenant works is told once it has agreed.
  await expect.element(question.getByText(/^Sesudah diajukan, mutasi ini menunggu admin induk MTsN 12/)).toBeVisible();
  await expect.element(question.getByText('Tampak di sini sesudah MTsN 12 menyetujui.')).toBeVisible();
  await expectNoAxeFindings();
  await question.getByRole('button', { name: 'Ajukan' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Buat mutasi' })).not.toBeInTheDocument();
  const isi = { user_id: 21, jenis: 'pindah', tujuan_kode: '31710012', tgl_mulai: '2026-12-01', keterangan: 'SK 800' };
  expect(server.lastOf('mutasi.submitMutasi')).toMatchObject({ ...isi, organisasi_id: 9, is_ajukan: true });

  tahan('Budi adalah kepala Guru');
  await fill();
  await expect.element(screen.getByText(/Budi adalah kepala Guru/)).toBeVisible();
  await screen.getByRole('button', { name: 'Simpan dahulu' }).click();
  await expect.poll(() => server.lastOf('mutasi.submitMutasi')).toMatchObject({ is_ajukan: false });

  // Whoever leaves for nowhere takes no destination along that was chosen before.
  await fill();
  await screen.getByRole('button', { name: 'Kembali' }).click();
  const again = screen.getByRole('dialog', { name: 'Buat mutasi' });
  await expect.element(again.getByText('Belum disimpan. Ubah isian, atau ajukan lagi.')).toBeVisible();
  await again.getByRole('combobox', { name: 'Jenis' }).selectOptions('Berhenti');
  await again.getByRole('button', { name: 'Lanjut' }).click();
  await expect
    .poll(() => server.lastOf('mutasi.submitMutasi'))
    .toMatchObject({ jenis: 'berhenti', tujuan_kode: null, preview: true });
});

test('on a phone the list begins on the first screen: what narrows it stands in a sheet, and is said by a chip', async () => {
  const { server } = given();
  await showIn({ width: 360 });
  const screen = await renderScreen('mutasi', { organisasi_id: 9 });
  const pertama = screen.getByRole('button', { name: 'Ani Wijaya' });
  await expect.element(pertama).toBeVisible();
  expect(pertama.element().getBoundingClientRect().top).toBeLessThan(640);
  await screen.getByRole('button', { name: 'Filter' }).click();
  const lembar = screen.getByRole('dialog', { name: 'Filter' });
  await lembar.getByRole('combobox', { name: 'Jenis' }).selectOptions('Perbantuan');
  await lembar.getByRole('button', { name: 'Terapkan' }).click();
  await expect.poll(() => server.lastOf('mutasi.listMutasi')).toMatchObject({ jenis: 'perbantuan', page: 1 });
  expect(screen.address()).toContain('jenis=perbantuan');
  await screen.getByRole('button', { name: 'Hapus filter Jenis: Perbantuan' }).click();
  await expect.poll(() => screen.address()).not.toContain('jenis');
  await expectNoAxeFindings();
  await showIn({});
});

test('a tenant’s admin says in his one step where the destination puts whom he moves', async () => {
  chosenOrganisasi.clear();
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true, jumlah_organisasi: 0 }) },
    anggota: { listAnggotaAktif: () => [{ user_id: 21, nama: 'Budi', gender: 'L', file_foto: null }] },
    organisasi: { listOrganisasi: () => givenPage([ASAL]) },
    grup: { listGrup: () => givenPage([{ group_id: 2, nama: 'Guru', kepala_user_id: null, kepala: null, status: STATUS_RECORD.aktif, jumlah_anggota: 3 }]) },
    lokasi: { listLokasi: () => givenPage([]) },
    mutasiTenant: {
      listMutasiTenant: () => ({ ...givenPage<MutasiDetail>([]), menunggu: 0 }),
      listTujuanMutasiTenant: () => [{ organisasi_id: 12, kode_organisasi: '31710012', nama: 'MTsN 12', is_antar_tenant: false }],
      submitMutasiTenant: () => ({ ...masuk, sisi: 'keduanya' }),
    },
  });
  const screen = await renderApp('/mutasi');
  await screen.getByRole('button', { name: 'Buat mutasi' }).click();
  const form = screen.getByRole('dialog', { name: 'Buat mutasi' });
  await form.getByRole('combobox', { name: 'Instansi', exact: true }).click();
  await screen.getByRole('option', { name: /MAN 1/ }).click();
  await form.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Budi' }).click();
  await form.getByRole('combobox', { name: 'Instansi tujuan' }).click();
  await screen.getByRole('option', { name: /MTsN 12/ }).click();
  await form.getByRole('combobox', { name: 'Grup' }).selectOptions('Guru');
  await form.getByRole('textbox', { name: 'PIN mesin presensi' }).fill('77');
  await expectNoAxeFindings();
  await form.getByRole('textbox', { name: 'Mulai di tujuan' }).fill('01-12-2026');
  await form.getByRole('textbox', { name: 'Keterangan' }).fill('SK 800');
  await form.getByRole('button', { name: 'Lanjut' }).click();
  await screen.getByRole('dialog', { name: /^Ajukan mutasi/ }).getByRole('button', { name: 'Ajukan' }).click();
  await expect
    .poll(() => server.lastOf('mutasiTenant.submitMutasiTenant'))
    .toMatchObject({ organisasi_id: 9, user_id: 21, tujuan_kode: '31710012', group_id: 2, pin: '77', is_ajukan: true });
  expect(server.lastOf('grup.listGrup')).toMatchObject({ organisasi_id: 12 });
}); // prettier-ignore

test('what an operator asked for, a tenant’s admin confirms with where the destination puts him', async () => {
  const satu = { ...masuk, sisi: 'keduanya' as const, tujuan_organisasi_id: 12 };
  const lewat = { ...bawaan, hari_pertama: { tanggal: '2026-12-01', jam: '07:00–14:00', keadaan: 'lewat' as const } };
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true, jumlah_organisasi: 0 }) },
    grup: { listGrup: () => givenPage([{ group_id: 2, nama: 'Guru', kepala_user_id: null, kepala: null, status: STATUS_RECORD.aktif, jumlah_anggota: 3 }]) },
    lokasi: { listLokasi: () => givenPage([]) },
    mutasiTenant: {
      listMutasiTenant: () => ({ ...givenPage([satu]), menunggu: 1 }),
      getMutasiTenant: () => satu,
      confirmMutasiTenant: () => ({ ...satu, bawaan: lewat }),
    },
  });
  const app = await renderApp('/mutasi');
  await app.getByRole('button', { name: 'Ani Wijaya' }).click();
  await app.getByRole('dialog', { name: 'Mutasi Ani Wijaya' }).getByRole('button', { name: 'Konfirmasi' }).click();
  const form = app.getByRole('dialog', { name: 'Konfirmasi mutasi Ani Wijaya' });
  await form.getByRole('combobox', { name: 'Grup' }).selectOptions('Guru');
  expect(server.lastOf('grup.listGrup')).toMatchObject({ organisasi_id: 12 });
  await form.getByRole('textbox', { name: 'PIN mesin presensi' }).fill('77');
  await expectNoAxeFindings();
  await form.getByRole('button', { name: 'Lanjut' }).click();
  const question = app.getByRole('dialog', { name: 'Terima Ani Wijaya?' });
  // What one should know first stands above all that goes along.
  const [peringatan, saldo] = [question.getByText(/sudah lewat: ia tercatat tidak datang/), question.getByText(/7 hari jatah 2026/)];
  await expect.element(peringatan).toBeVisible();
  const [atas, bawah] = [peringatan, saldo].map((one) => one.element().getBoundingClientRect().top);
  expect(atas).toBeLessThan(bawah ?? 0);
  await question.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect
    .poll(() => server.lastOf('mutasiTenant.confirmMutasiTenant'))
    .toMatchObject({ tenant_id: 3, mutasi_id: 5, group_id: 2, pin: '77', preview: false });
}); // prettier-ignore

test('of who stops or is lent it is said where the balance stays', async () => {
  const kosong = { ...bawaan, saldo: [], ajuan: [], jadwal: [] };
  let satu: MutasiDetail = { ...keluar, jenis: 'berhenti', tujuan: null, bawaan: { ...kosong, akun_berhenti: 'riwayat' } };
  givenServer({
    auth: givenSession(),
    mutasi: { listMutasi: () => ({ ...givenPage([satu]), menunggu: 0 }), getMutasi: () => satu },
  });
  const berhenti = await renderScreen('mutasi', { organisasi_id: 9 }, { mutasi: 6 });
  await expect.element(berhenti.getByText(/^Tidak ikut ke mana pun: sisanya tetap tercatat di MTsN 2 Jakarta/)).toBeVisible();
  await expect.element(berhenti.getByText(/^Akunnya: ia keluar dari semua perangkat/)).toBeVisible();
  satu = { ...keluar, jenis: 'perbantuan', tgl_selesai: '2026-12-31', bawaan: kosong };
  const dipinjam = await renderScreen('mutasi', { organisasi_id: 9 }, { mutasi: 6 });
  await expect.element(dipinjam.getByText('Tetap di MTsN 2 Jakarta')).toBeVisible();
}); // prettier-ignore

test('the list says until when somebody is lent', async () => {
  const dipinjam = { ...masuk, jenis: 'perbantuan' as const, tgl_selesai: '2026-12-31' };
  givenServer({ auth: givenSession(), mutasi: { listMutasi: () => ({ ...givenPage([dipinjam]), menunggu: 0 }) } });
  const screen = await renderScreen('mutasi', { organisasi_id: 9 });
  await expect.element(screen.getByRole('cell', { name: '01-12-2026 – 31-12-2026' })).toBeVisible();
});

test('a tenant’s admin sees those of all his organisations', async () => {
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true, jumlah_organisasi: 0 }) },
    mutasiTenant: { listMutasiTenant: () => ({ ...givenPage([{ ...masuk, sisi: 'keduanya' }]), menunggu: 1 }) },
  });
  const app = await renderApp('/mutasi');
  await expect.element(app.getByRole('row', { name: /Ani Wijaya Pindah MTsN 2 Jakarta MAN 1 Jakarta/ })).toBeVisible();
  await expectNoAxeFindings();
  expect(server.lastOf('mutasiTenant.listMutasiTenant')).toMatchObject({ tenant_id: 3 });
});
