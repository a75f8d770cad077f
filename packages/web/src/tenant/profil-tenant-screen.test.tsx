import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { AtributMenunggu } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import type { Koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import type { MasaKehadiran } from '@hadir/contract/kehadiran/masa/masa-kehadiran.contract.ts';
import type { MasaLog } from '@hadir/contract/log/masa/masa-log.contract.ts';
import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../testing/given/given-dampak.ts';
import { givenPengaturanTenant } from '../testing/given/given-pengaturan.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const TENANT: Tenant = {
  tenant_id: 3,
  no_reg: 'T03',
  kode_tenant: 'kanwil-dki',
  nama: 'Kanwil Kemenag DKI Jakarta',
  email: null,
  alamat: 'Jakarta',
  status: STATUS_RECORD.aktif,
  keterangan_status: null,
  file_foto: null,
  jumlah_organisasi: 12,
  jumlah_anggota: 480,
};
const MATI = { is_faktor_wajib_admin: false, is_faktor_wajib_operator: false };
const BELUM = { belum_admin: { jumlah: 3, is_saya: true }, belum_operator: { jumlah: 12, is_saya: false } };

test('an admin asks a second factor of operators, after he was told what that does', async () => {
  let keamanan = { ...MATI, ...BELUM };
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    tenant: { getTenant: () => TENANT },
    keamananTenant: {
      getKeamananTenant: () => keamanan,
      changeKeamananTenant: ({ is_faktor_wajib_admin, is_faktor_wajib_operator }) =>
        (keamanan = { is_faktor_wajib_admin, is_faktor_wajib_operator, ...BELUM }),
    },
  });
  const app = await renderApp('/tenant/profil');
  await expect.element(app.getByText('480')).toBeVisible();
  const saklar = app.getByRole('switch', { name: 'Wajib bagi operator instansi' });
  await expect.element(saklar).not.toBeChecked();
  await expectNoAxeFindings();
  await saklar.click();
  await expect
    .element(app.getByText('12 operator instansi belum memasangnya. Mereka diminta', { exact: false }))
    .toBeVisible();
  await app.getByRole('button', { name: 'Wajibkan' }).click();
  await expect.element(saklar).toBeChecked();
  expect(server.lastOf('keamananTenant.changeKeamananTenant')).toEqual({
    ...MATI,
    is_faktor_wajib_operator: true,
    tenant_id: 3,
  });
});

test('not to ask it any more needs the password of who says so, and the form says who is told', async () => {
  let keamanan = { ...MATI, ...BELUM, is_faktor_wajib_operator: true };
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    tenant: { getTenant: () => TENANT },
    keamananTenant: {
      getKeamananTenant: () => keamanan,
      changeKeamananTenant: () => (keamanan = { ...MATI, ...BELUM }),
    },
  });
  const app = await renderApp('/tenant/profil');
  const saklar = app.getByRole('switch', { name: 'Wajib bagi operator instansi' });
  await saklar.click();
  const dialog = app.getByRole('dialog', { name: 'Berhenti mewajibkan faktor kedua bagi operator instansi?' });
  await expect.element(dialog.getByText('Semua admin induk diberi tahu lewat email', { exact: false })).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByLabelText('Kata sandi Anda', { exact: false }).first().fill('hadir123');
  await dialog.getByRole('button', { name: 'Berhenti mewajibkan' }).click();
  await expect.element(saklar).not.toBeChecked();
  expect(server.lastOf('keamananTenant.changeKeamananTenant')).toEqual({ ...MATI, password: 'hadir123', tenant_id: 3 });
});

test('an admin without one is told before he asks it of admins that he sets it up at once, and how many others do', async () => {
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    tenant: { getTenant: () => TENANT },
    keamananTenant: { getKeamananTenant: () => ({ ...MATI, ...BELUM }) },
  });
  const app = await renderApp('/tenant/profil');
  const saklar = app.getByRole('switch', { name: 'Wajib bagi admin induk' });
  await expect
    .element(saklar)
    .toHaveAccessibleDescription(expect.stringContaining('3 admin induk belum memasangnya, termasuk Anda.'));
  await saklar.click();
  await expect
    .element(app.getByRole('dialog').getByText('Sesudah ini Anda langsung diarahkan memasangnya', { exact: false }))
    .toBeVisible();
  await expectNoAxeFindings();
});

test('what could not be loaded says so and may be asked again', async () => {
  let isAway = true;
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    tenant: { getTenant: () => TENANT },
    keamananTenant: {
      getKeamananTenant: () => {
        if (isAway) throw new Refusal('system.failed');
        return { ...MATI, ...BELUM };
      },
    },
  });
  const app = await renderApp('/tenant/profil');
  await expect.element(app.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  isAway = false;
  await app.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(app.getByRole('switch', { name: 'Wajib bagi admin induk' })).toBeVisible();
});

test('what the organisations follow is changed after it was told how many it touches, since which day, and from what', async () => {
  // Seven minutes are planned from the day on which it begins first; today it is five.
  const rencana = { ...givenPengaturanTenant(), tgl_mulai: '2026-11-24', jeda_menit: 7 };
  const kini = { ...givenPengaturanTenant(), tgl_selesai: '2026-11-23' };
  const pengaturan = givenPengaturanTenant({ sendiri: { jeda_menit: 2 }, riwayat: [rencana, kini] });
  const dampak = { ...givenDampak({ hari: 40, anggota: 40, berubah: 3 }), organisasi: 10, swafoto: 0 };
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    pengaturanTenant: {
      getPengaturanTenant: () => pengaturan,
      changePengaturanTenant: () => ({ ...pengaturan, dampak }),
    },
  });
  const app = await renderApp('/tenant/profil?bagian=pengaturan');
  await expect.element(app.getByText('2 instansi mengatur sendiri')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('textbox', { name: 'Jeda antarpresensi' }).fill('10');
  await app.getByRole('textbox', { name: 'Kop di atas nama' }).fill('Pemerintah Kota');
  await app.getByRole('button', { name: 'Simpan 2 perubahan' }).click();
  const dialog = app.getByRole('dialog', { name: 'Berlaku bagi 10 instansi' });
  await expect
    .element(dialog.getByText('Mulai Selasa, 24 November 2026. 40 hari dari 40 anggota dinilai ulang; 3 hari berubah.'))
    .toBeVisible();
  await expect.element(dialog.getByText('7 menit → 10 menit')).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .poll(() => server.lastOf('pengaturanTenant.changePengaturanTenant'))
    .toEqual({ tenant_id: 3, jeda_menit: 10, kop_atas: 'Pemerintah Kota' });
});

test('a shorter time for days is saved after it was told when it holds, what goes and what stays, and can be taken back', async () => {
  const kosong: MasaKehadiran = {
    tenant_id: 3,
    tahun: null,
    nanti: null,
    tgl_bila_dipendekkan: '2026-12-20',
    dampak: null,
    dihapus: null,
  };
  const dampak = {
    batas: '2021-11-30',
    organisasi: 10,
    hari: 12_500,
    anggota: 230,
    sejak: '2019-07-15',
    sampai: '2021-11-30',
    bulan_tinggal: 3,
    organisasi_tinggal: 2,
  };
  let masa = kosong;
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    pengaturanTenant: { getPengaturanTenant: () => givenPengaturanTenant() },
    masaKehadiran: {
      getMasaKehadiran: () => masa,
      changeMasaKehadiran: ({ tahun, preview }) => {
        const nanti = tahun === null ? null : { tahun, tgl_mulai: '2026-12-20' };
        const sesudah = { ...kosong, nanti, dampak: nanti && dampak };
        if (!preview) masa = sesudah;
        return sesudah;
      },
    },
  });
  const app = await renderApp('/tenant/profil?bagian=pengaturan');
  const isian = app.getByRole('textbox', { name: 'Simpan kehadiran (tahun)' });
  const simpan = app.getByRole('button', { name: 'Simpan kehadiran', exact: true });
  await isian.fill('4');
  await simpan.click();
  await expect.element(app.getByText('Isi paling sedikit 5 tahun, atau kosongkan')).toBeVisible();
  await isian.fill('5');
  await simpan.click();
  const dialog = app.getByRole('dialog', { name: 'Simpan kehadiran hanya 5 tahun?' });
  for (const kalimat of [
    /12\.500 hari kehadiran 230 anggota di 10 instansi, dari 15-07-2019 sampai 30-11-2021\. Di 2 instansi 3 bulan tetap tinggal/,
    /Berlaku mulai 20-12-2026 dan dapat ditarik kembali sampai 19-12-2026/,
    /tidak dapat dikembalikan/,
    /operator instansinya diberi tahu/,
  ])
    await expect.element(dialog.getByText(kalimat)).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .element(app.getByText('Sekarang seterusnya. Mulai 20-12-2026 hanya 5 tahun', { exact: false }))
    .toBeVisible();
  await expectNoAxeFindings();
  await isian.fill('');
  await simpan.click();
  await expect.element(app.getByText('Sekarang seterusnya.', { exact: true })).toBeVisible();
  expect(server.lastOf('masaKehadiran.changeMasaKehadiran')).toEqual({ tenant_id: 3, tahun: null });
});

test('a shorter time for the log is saved after it was told from when it holds and what goes, and stands there with its date', async () => {
  let masa: MasaLog = { tenant_id: 3, bulan: null, terpanjang: 24, nanti: null, tgl_bila_dipendekkan: '2026-12-20' };
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    pengaturanTenant: { getPengaturanTenant: () => givenPengaturanTenant() },
    masaLog: {
      getMasaLog: () => masa,
      changeMasaLog: ({ bulan }) => (masa = { ...masa, nanti: { bulan, tgl_mulai: '2026-12-20' } }),
    },
  });
  const app = await renderApp('/tenant/profil?bagian=pengaturan');
  await expect.element(app.getByText('Sekarang 24 bulan.')).toBeVisible();
  await expectNoAxeFindings();
  const isian = app.getByRole('textbox', { name: 'Simpan log (bulan)' });
  const simpan = app.getByRole('button', { name: 'Simpan log', exact: true });
  await isian.fill('6');
  await simpan.click();
  await expect.element(app.getByText('Isi 12 sampai 24 bulan, atau kosongkan')).toBeVisible();
  await isian.fill('12');
  await simpan.click();
  const dialog = app.getByRole('dialog', { name: 'Simpan log hanya 12 bulan?' });
  await expect
    .element(dialog.getByText(/Berlaku mulai 20-12-2026.*Semua admin induk yang lain diberi tahu/))
    .toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(app.getByText('Sekarang 24 bulan. Mulai 20-12-2026 hanya 12 bulan.')).toBeVisible();
  expect(server.lastOf('masaLog.changeMasaLog')).toEqual({ tenant_id: 3, bulan: 12 });
});

test('who switches the comparing of faces off is told that the enrolled ones are deleted', async () => {
  const pengaturan = givenPengaturanTenant({ is_wajah: true });
  const dampak = { ...givenDampak(), organisasi: 3, swafoto: 0 };
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    pengaturanTenant: {
      getPengaturanTenant: () => pengaturan,
      changePengaturanTenant: () => ({ ...pengaturan, dampak }),
    },
  });
  const app = await renderApp('/tenant/profil?bagian=pengaturan');
  await app.getByRole('switch', { name: 'Pencocokan wajah swafoto' }).click();
  await app.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  const dialog = app.getByRole('dialog', { name: 'Berlaku bagi 3 instansi' });
  await expect
    .element(dialog.getByText(/Wajah yang sudah didaftarkan, beserta fotonya, dihapus malam itu/))
    .toBeVisible();
});

test('settings that cannot be read say so, and are asked for again', async () => {
  let isDown = true;
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    pengaturanTenant: {
      getPengaturanTenant: () => {
        if (isDown) throw new Refusal('system.failed');
        return givenPengaturanTenant();
      },
    },
  });
  const app = await renderApp('/tenant/profil?bagian=pengaturan');
  const again = app.getByRole('button', { name: 'Coba lagi' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(app.getByText('Bawaan bagi 12 instansi', { exact: false })).toBeVisible();
});

test('what is connected is a list that is narrowed and downloaded, with what is to be done', async () => {
  const surat: Koneksi = {
    kunci: 'surat-1',
    jenis: 'surat',
    nama: 'Server surat',
    organisasi_id: null,
    organisasi: null,
    keadaan: 'gagal',
    kontak_pada: null,
    galat: 'jawaban server surat 451',
    galat_pada: '2026-11-20T01:00:00.000Z',
    saran: 'Surat dicoba lagi sendiri.',
  };
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    koneksi: {
      listKoneksi: ({ keadaan }) => givenPage(keadaan === 'diam' ? [] : [surat]),
    },
  });
  const app = await renderApp('/tenant/profil?bagian=koneksi');
  await expect.element(app.getByText('jawaban server surat 451 (20-11-2026 08:00 WIB)')).toBeVisible();
  await expect.element(app.getByText('Surat dicoba lagi sendiri.')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('combobox', { name: 'Keadaan' }).selectOptions('Diam');
  await expect.element(app.getByText('Tidak ada koneksi yang cocok.')).toBeVisible();
  expect(server.lastOf('koneksi.listKoneksi')).toMatchObject({ tenant_id: 3, keadaan: 'diam' });
});

test('what organisations want to keep of their members waits with its count, and is rejected with a remark', async () => {
  const hobi: AtributMenunggu = {
    atribut_id: 4,
    nama: 'Hobi',
    tipe: 'teks',
    pilihan: [],
    is_wajib: false,
    is_dilihat_anggota: true,
    is_diisi_anggota: true,
    organisasi_id: 9,
    organisasi: 'MTsN 1',
    jumlah_terisi: 0,
    versi: 'a'.repeat(32),
  };
  const diubah = { ...hobi, is_wajib: true, versi: 'b'.repeat(32) };
  let isPerlu = false;
  let menunggu = [hobi];
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    tenant: { getTenant: () => TENANT },
    keamananTenant: { getKeamananTenant: () => ({ ...MATI, ...BELUM }) },
    atributTenant: { listAtributTenant: () => ({ ...givenPage([]), is_perlu_disetujui: false }) },
    persetujuanAtribut: {
      listAtributMenunggu: () => ({ ...givenPage(menunggu), is_perlu_disetujui: isPerlu }),
      changePersetujuanAtribut: ({ is_perlu_disetujui }) => {
        isPerlu = is_perlu_disetujui;
        return { is_perlu_disetujui };
      },
      approveAtribut: () => {
        menunggu = [diubah];
        throw new Refusal('atribut.berubah');
      },
      rejectAtribut: () => {
        menunggu = [];
        return null;
      },
    },
  });
  const app = await renderApp('/tenant/profil');
  await expect.element(app.getByRole('heading', { name: 'Persetujuan atribut instansi (1 menunggu)' })).toBeVisible();
  const saklar = app.getByRole('switch', { name: 'Atribut instansi perlu disetujui' });
  await saklar.click();
  await expect.element(saklar).toBeChecked();
  await app.getByRole('button', { name: 'Hobi', exact: true }).click();
  const panel = app.getByRole('dialog', { name: 'Hobi' });
  await panel.getByRole('button', { name: 'Setujui' }).click();
  await expect.element(app.getByText(/diubah instansinya sesudah Anda membacanya/)).toBeVisible();
  await expect.element(panel.getByText('Ya', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Tolak' }).click();
  const tanya = app.getByRole('dialog', { name: 'Tolak atribut Hobi?' });
  await expectNoAxeFindings();
  await tanya.getByRole('textbox', { name: 'Keterangan untuk operator' }).fill('Tidak perlu');
  await tanya.getByRole('button', { name: 'Tolak' }).click();
  await expect.element(app.getByText('Tidak ada atribut yang menunggu.')).toBeVisible();
  expect(server.lastOf('persetujuanAtribut.rejectAtribut')).toEqual({
    tenant_id: 3,
    atribut_id: 4,
    versi: diubah.versi,
    keterangan: 'Tidak perlu',
  });
});
