import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { DataSaya } from '@hadir/contract/data-saya/data-saya.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenAtributAnggota } from '../testing/given/given-atribut.ts';
import { givenFaktor } from '../testing/given/given-faktor.ts';
import { givenServer, Refusal, type Answers } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

/** A picture of one pixel. */
const PIKSEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';
const sesi = (nomor: number, is_sesi_ini: boolean) => ({
  sesi_id: `8e1b2f60-0000-4000-8000-00000000000${nomor}`,
  ip: '10.1.2.3',
  user_agent: is_sesi_ini ? null : PHONE,
  dibuat_pada: '2026-11-19T00:00:00Z',
  terakhir_pada: '2026-11-19T18:30:00Z',
  is_sesi_ini,
});

function given(others: Answers = {}) {
  let sessions = [sesi(1, true), sesi(2, false)];
  return givenServer({
    ...others,
    faktor: { getFaktor: () => givenFaktor() },
    dataSaya: { getDataSaya: () => null, ...others.dataSaya },
    log: {
      listPembukaFoto: () => ({
        data: [
          {
            baris: '1-1',
            waktu: '2026-11-19T18:30:00Z',
            nama: 'Ibu Sari',
            kegiatan: 'Melihat foto presensi',
            nama_organisasi: 'MI Sukamaju',
          },
        ],
        berikut: null,
      }),
    },
    auth: {
      ...givenSession(),
      listSesi: () => sessions,
      endSesi: ({ sesi_id }) => {
        sessions = sessions.filter((one) => one.sesi_id !== sesi_id);
        return null;
      },
      ...others.auth,
    },
  });
}

test('one sees where one is signed in, and ends another session', async () => {
  given();
  const app = await renderApp('/profil/9/');
  await expect.element(app.getByText('Chrome di Android')).toBeVisible();
  await expect.element(app.getByText(/Melihat foto presensi · MI Sukamaju/)).toBeVisible();
  await expect.element(app.getByText(/terakhir dipakai 20-11-2026 01:30/).first()).toBeVisible();
  await expectNoAxeFindings();

  await app.getByRole('button', { name: 'Akhiri' }).click();
  await app.getByRole('button', { name: 'Akhiri sesi' }).click();
  await expect.element(app.getByText('Chrome di Android')).not.toBeInTheDocument();
  await expect.element(app.getByText('Sesi ini')).toBeVisible();
});

test('one sees since when each session is, and ends all others at once', async () => {
  const server = given({
    auth: { listSesi: () => [sesi(1, true), sesi(2, false), sesi(3, false)], endSesiLain: () => null },
  });
  const app = await renderApp('/profil/9/');
  await expect.element(app.getByText(/masuk 19-11-2026 07:00/).first()).toBeVisible();
  await app.getByRole('button', { name: 'Akhiri semua sesi lain' }).click();
  const tanya = app.getByRole('dialog', { name: 'Akhiri semua sesi lain?' });
  await expect.element(tanya.getByText(/^2 sesi di perangkat/)).toBeVisible();
  await tanya.getByRole('button', { name: 'Akhiri semua' }).click();
  await expect.element(app.getByText('Semua sesi lain diakhiri')).toBeVisible();
  expect(server.asked.filter(({ name }) => name === 'auth.endSesiLain')).toHaveLength(1);
});

test.each([
  ['a member, his operator', {}, 'operator instansi Anda'],
  ['an operator, the admin above him', { peran: 'operator', role: KODE_PERAN.operator }, 'admin induk Anda'],
] as const)('who mends wrong data is named: for %s', async (_, as, pembenar) => {
  given({ auth: givenSession({ peran: 'user', role: KODE_PERAN.user, ...as }) });
  const app = await renderApp('/profil/9/');
  await expect.element(app.getByText(`Data yang keliru diperbaiki oleh ${pembenar}.`)).toBeVisible();
});

test('an admin of a tenant is told that super admins mend his data, and the buttons of his copy stand with its words', async () => {
  const admin = {
    ...givenSession({ peran: 'admin', role: null, status_anggota: null }),
    getMe: () => givenMe({ is_admin: true, organisasi_tunggal: null }),
  };
  given({ auth: admin });
  const app = await renderApp('/profil/9/');
  await expect.element(app.getByText('Data yang keliru diperbaiki oleh super admin.')).toBeVisible();
  const kartu = app.getByRole('region', { name: 'Data saya' });
  await expect.element(kartu.getByRole('button', { name: 'Minta salinan data' })).toBeVisible();
  const left = (locator: ReturnType<typeof kartu.getByRole>) => locator.element().getBoundingClientRect().left;
  expect(left(kartu.getByRole('button', { name: 'Minta salinan data' }))).toBeCloseTo(
    left(kartu.getByRole('heading', { name: 'Data saya' })),
    0,
  );
});

test('a copy of his data is asked for, waited for, and downloaded', async () => {
  const salinan = (status: DataSaya['status'], selesai: number, ukuran: number | null): DataSaya => ({
    status,
    selesai,
    total: 40,
    pesan: null,
    ukuran,
    berkas_dihapus_pada: null,
    dibuat_pada: '2026-11-20T00:00:00Z',
  });
  let data: DataSaya | null = null;
  const server = given({
    dataSaya: {
      getDataSaya: () => data,
      generateDataSaya: () => (data = salinan('berjalan', 10, null)),
      getBerkasDataSaya: () => new Blob(['PK']),
    },
  });
  const app = await renderApp('/profil/9/');
  await app.getByRole('button', { name: 'Minta salinan data' }).click();
  await expect.element(app.getByRole('progressbar', { name: 'Sedang disiapkan' })).toBeVisible();
  data = salinan('selesai', 40, 2_400_000);
  await expect.element(app.getByRole('button', { name: 'Unduh' })).toBeVisible();
  await expect.element(app.getByText(/20-11-2026 07:00/)).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Unduh' }).click();
  await expect.poll(() => server.asked.map(({ name }) => name)).toContain('dataSaya.getBerkasDataSaya');
});

test('on the face card the consent is his own, apart from what an operator confirms', async () => {
  const menunggu = {
    wajah_id: 5,
    status: 'menunggu' as const,
    dibuat_pada: '2026-11-19T01:00:00Z',
    persetujuan_versi: '2026-11',
    persetujuan_pada: '2026-11-19T00:58:00Z',
    is_di_meja: false,
    diputuskan_oleh: null,
    diputuskan_pada: null,
    alasan: null,
    berakhir_pada: null,
    sebab_berakhir: null,
  };
  given({
    pendaftaranWajah: {
      getWajahSaya: () => ({ user_id: 7, is_wajah: true, berlaku: null, menunggu, terakhir: null }),
      getFotoWajah: () => new Blob(),
    },
  });
  const app = await renderApp('/profil/9/');
  await expect.element(app.getByText('Menunggu dikonfirmasi')).toBeVisible();
  await expect.element(app.getByText('Persetujuan pemakaian wajah diberikan')).toBeVisible();
  await expect.element(app.getByText('Disetujui', { exact: true })).not.toBeInTheDocument();
});

test('a new photo is looked at before it is sent', async () => {
  const server = given({ foto: { uploadFoto: () => ({ file_foto: 'a1' }), getFoto: () => new Blob() } });
  const app = await renderApp('/profil/9/');
  const photo = new File([PIKSEL], 'saya.png', { type: 'image/png' });
  await userEvent.upload(app.getByLabelText('Pilih foto'), photo);
  await expect.element(app.getByRole('img', { name: 'Pratinjau foto baru' })).toBeVisible();
  expect(server.asked.map(({ name }) => name)).not.toContain('foto.uploadFoto');

  await app.getByRole('button', { name: 'Simpan foto' }).click();
  await expect.element(app.getByText('Foto berhasil di upload')).toBeVisible();
  expect(server.asked.filter(({ name }) => name === 'foto.uploadFoto')).toHaveLength(1);
});

test('a picture that cannot be read is said at once, and a choice can be taken back', async () => {
  const server = given();
  const app = await renderApp('/profil/9/');
  const choose = (content: BlobPart) =>
    userEvent.upload(app.getByLabelText('Pilih foto'), new File([content], 'saya.png', { type: 'image/png' }));
  await choose('bukan gambar');
  await expect.element(app.getByText(/bukan gambar yang dapat dibaca/)).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Simpan foto' })).not.toBeInTheDocument();

  await choose(PIKSEL);
  await app.getByRole('button', { name: 'Batal' }).click();
  await expect.element(app.getByRole('button', { name: 'Ubah foto' })).toBeVisible();
  expect(server.asked.map(({ name }) => name)).not.toContain('foto.uploadFoto');
});

test('one takes away his own photo, and is asked first', async () => {
  const server = given({
    foto: { removeFoto: () => null, getFoto: () => new Blob() },
    auth: { getMe: () => givenMe({ file_foto: 'a1' }) },
  });
  const app = await renderApp('/profil/9/');
  await app.getByRole('button', { name: 'Hapus foto' }).click();
  const dialog = app.getByRole('dialog', { name: 'Hapus foto Anda?' });
  await dialog.getByRole('button', { name: 'Hapus foto' }).click();
  await expect.element(app.getByText('Foto dihapus')).toBeVisible();
  expect(server.asked.find(({ name }) => name === 'foto.removeFoto')?.input).toEqual({ user_id: 7 });
});

test('a file that is no photo is refused with the reason', async () => {
  given();
  const app = await renderApp('/profil/9/');
  await userEvent.upload(app.getByLabelText('Pilih foto'), new File(['x'], 'saya.pdf', { type: 'application/pdf' }));
  await expect.element(app.getByText('Pilih berkas JPG, PNG, atau WEBP')).toBeVisible();
});

const openDialog = async (app: Awaited<ReturnType<typeof renderApp>>, name: string) => {
  await app.getByRole('button', { name: 'Akun Siti Nurhaliza' }).click();
  await app.getByRole('button', { name }).click();
  await expect.element(app.getByRole('dialog', { name })).toBeVisible();
};

test('the password is changed: old, new and the same again', async () => {
  const server = given({ auth: { changePassword: () => null, getAturanSandi: () => ({ sandi_min: 12 }) } });
  const app = await renderApp('/profil/9/');
  await openDialog(app, 'Ubah Kata Sandi');
  await expect.element(app.getByText(/Sebaiknya lebih dari 12 karakter.* Minimal 12 karakter\.$/)).toBeVisible();
  await app.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => app.getByText('Wajib diisi', { exact: true }).elements().length).toBe(3);

  await app.getByLabelText('Kata sandi lama', { exact: false }).first().fill('hadir123');
  await app.getByLabelText('Kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await app.getByLabelText('Konfirmasi kata sandi baru', { exact: false }).first().fill('Rahasia2');
  await app.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(app.getByText('Konfirmasi tidak sama dengan kata sandi baru')).toBeVisible();
  await expectNoAxeFindings();

  await app.getByLabelText('Konfirmasi kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await app.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(app.getByText('Kata Sandi berhasil diperbarui')).toBeVisible();
  expect(server.asked.filter(({ name }) => name === 'auth.changePassword')).toHaveLength(1);
});

test('a user name that is taken is told at its field', async () => {
  given({
    akun: {
      changeUsername: () => {
        throw new Refusal('akun.username_taken', {
          username: ['Nama pengguna ini sudah dipakai, atau nomor (NIP, NIK, NUPTK) orang lain. Pilih yang lain'],
        });
      },
    },
  });
  const app = await renderApp('/profil/9/');
  await openDialog(app, 'Ubah Username');
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('');
  await app.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(app.getByText('Wajib diisi', { exact: true }).first()).toBeVisible();
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('budi.santoso');
  await app.getByLabelText('Kata sandi Anda', { exact: false }).first().fill('rahasia1');
  await app.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .element(app.getByText('Nama pengguna ini sudah dipakai, atau nomor (NIP, NIK, NUPTK) orang lain. Pilih yang lain'))
    .toBeVisible();
  await expect.element(app.getByText('Username gagal diperbarui')).toBeVisible();
});

test('leaving a password half typed asks first', async () => {
  given();
  const app = await renderApp('/profil/9/');
  await openDialog(app, 'Ubah Kata Sandi');
  await app.getByLabelText('Kata sandi lama', { exact: false }).first().fill('hadir123');
  await userEvent.keyboard('{Escape}');
  const question = app.getByRole('dialog', { name: 'Buang isian?' });
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(app.getByLabelText('Kata sandi lama', { exact: false }).first()).toHaveValue('hadir123');
});

test('a member fills in what is left to him, and is told what he still owes; the rest he only reads', async () => {
  let ukuran: string | null = null;
  const atribut = () => [
    givenAtributAnggota({ is_wajib: true, nilai: ukuran }),
    givenAtributAnggota({
      atribut_id: 2,
      nama: 'TMT',
      tipe: 'tanggal',
      pilihan: [],
      is_diisi_anggota: false,
      dapat_diisi: false,
      nilai: '2019-03-01',
    }),
  ];
  const server = given({
    nilaiAtribut: {
      listAtributAnggota: atribut,
      saveAtributAnggota: ({ atribut: isian }) => {
        if (!isian['1']) throw new Refusal('input.invalid', { 'atribut.1': ['Wajib diisi'] });
        ukuran = isian['1'];
        return atribut();
      },
    },
  });
  const app = await renderApp('/profil/9/');
  const card = app.getByRole('region', { name: 'Atribut' });
  await expect.element(card.getByText('Belum Anda isi: Ukuran seragam')).toBeVisible();
  await expect.element(card.getByText('01-03-2019')).toBeVisible();
  await card.getByRole('button', { name: 'Isi atribut' }).click();
  const dialog = app.getByRole('dialog', { name: 'Isi atribut' });
  await expect.element(dialog.getByLabelText('TMT')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Wajib diisi')).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('combobox', { name: 'Ukuran seragam' }).selectOptions('L');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card.getByText(/Belum Anda isi/)).not.toBeInTheDocument();
  expect(server.lastOf('nilaiAtribut.saveAtributAnggota')).toMatchObject({ user_id: 7, atribut: { 1: 'L' } });
});
