import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { showIn } from '../testing/show-in.ts';

beforeEach(() => showIn({ width: 1440 }));

const gerbang: Perangkat = {
  perangkat_id: 4,
  jenis: 'mesin',
  nama: 'Gerbang',
  nomor_seri: 'CJDE190560123',
  lokasi_presensi_id: 3,
  nama_lokasi: 'Sekolah',
  timezone: 'Asia/Jakarta',
  zona_mesin: 'jam',
  alamat_sumber: [],
  status: STATUS_RECORD.aktif,
  keterangan: null,
  hit: 1204,
  ditolak: 2,
  kartu_asing: 0,
  pin_salah: 0,
  terakhir_terlihat: '2026-11-20T00:01:00Z',
  is_diam: false,
  alamat_terakhir: '36.80.12.5',
  selisih_detik: -3605,
  firmware: 'Ver 8.0.4.3',
  jumlah_pin_menunggu: 1,
  kios_pin: 'tanpa',
  is_kios_foto: false,
  dipasang_pada: null,
  jumlah_tertahan: 1,
};
const PIN = {
  pin: '17',
  jumlah: 3,
  pertama: '2026-11-18T00:00:00Z',
  terakhir: '2026-11-20T00:00:00Z',
  timezone: 'Asia/Jakarta' as const,
  perangkat: ['Gerbang'],
};
const TERTAHAN = {
  tertahan_id: 8,
  perangkat_id: 4,
  nama_perangkat: 'Gerbang',
  sebab: 'depan',
  pin: '18',
  nama_anggota: 'Budi Santoso',
  waktu: '2026-11-21T00:00:00Z',
  timezone: 'Asia/Jakarta',
  baris: '18 2026-11-21 07:00:00',
  diterima_pada: '2026-11-20T00:00:00Z',
  jumlah: 1,
  terakhir_pada: null,
  is_lain: false,
} as const;

const PERINTAH = {
  kelompok: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  jenis: 'kirim_ulang',
  pin: null,
  from: '2026-11-01',
  to: '2026-11-03',
  jumlah: 1,
  menunggu: 1,
  terkirim: 0,
  selesai: 0,
  gagal: 0,
  batal: 0,
  dibuat_pada: '2026-11-20T00:00:00Z',
  dibuat_oleh: 'Dian Puspita',
  dijawab_pada: null,
} as const;

const lokasi = {
  lokasi_presensi_id: 3,
  nama: 'Sekolah',
  alamat: null,
  lat: -6.2,
  lng: 106.8,
  radius_meter: 100,
  timezone: null,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 0,
} as const;

function givenMesin() {
  return givenServer({
    auth: givenSession(),
    lokasi: { listLokasi: () => givenPage([lokasi]) },
    anggota: {
      listAnggotaAktif: () => [{ user_id: 21, nama: 'Rina Gunawan', gender: 'P', file_foto: null }],
    },
    perangkat: {
      listPerangkat: () => ({ ...givenPage([gerbang]), diam: 0, bergeser: 1 }),
      getAlamatMesin: () => ({ alamat: 'hadir.sch.id', is_domain: true, porta: 443, is_https: true, is_lokal: false }),
      getPerangkat: () => ({ ...gerbang, hari: [{ tanggal: '2026-11-20', jumlah: 41 }] }),
      changeStatusPerangkat: ({ status }) => ({ ...gerbang, status }),
      addPerangkat: ({ nama, nomor_seri }) => {
        if (nomor_seri === 'CJDE190560123')
          throw new Refusal('perangkat.nomor_seri_refused', { nomor_seri: ['Tidak dapat didaftarkan'] });
        return { ...gerbang, perangkat_id: 5, nama };
      },
    },
    perintahMesin: {
      listPerintahMesin: () => givenPage([PERINTAH]),
      submitPerintahMesin: () => PERINTAH,
      cancelPerintahMesin: () => ({ ...PERINTAH, menunggu: 0, batal: 1 }),
    },
    ketukanTertahan: {
      listPinMenunggu: () => givenPage([PIN]),
      listKetukanTertahan: () => givenPage([TERTAHAN]),
      listSebabTertahan: () => [],
      assignPin: () => ({ tercatat: 3 }),
      decideKetukanTertahan: () => ({ tercatat: 1 }),
    },
  });
}

test('the list tells how each machine is; a number that is refused is said at its field', async () => {
  const server = givenMesin();
  const screen = await renderScreen('device', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /Gerbang CJDE190560123 Sekolah .*Maju 1 jam/ })).toBeVisible();
  expect(server.lastOf('perangkat.listPerangkat')).toMatchObject({ sort: 'keadaan' });
  await expect.element(screen.getByText(/1 mesin jamnya bergeser/)).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Daftarkan mesin' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Daftarkan mesin' });
  await expect
    .element(
      dialog.getByText(/^Ketukan Anda sendiri dari sebelum mesin ini didaftarkan menunggu tinjauan operator lain/),
    )
    .toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nama', exact: true }).fill('Lobi');
  await dialog.getByRole('textbox', { name: 'Nomor seri' }).fill('cjde190560123');
  await dialog.getByRole('combobox', { name: 'Lokasi presensi' }).selectOptions('Sekolah');
  await dialog.getByRole('button', { name: 'Daftarkan', exact: true }).click();
  await expect.element(dialog.getByText('Tidak dapat didaftarkan')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nomor seri' }).fill('CJDE190560999');
  await dialog.getByRole('button', { name: 'Daftarkan', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('perangkat.addPerangkat')).toMatchObject({
    nama: 'Lobi',
    lokasi_presensi_id: 3,
    alamat_sumber: [],
  });
});

test('a PIN is given to a member, and a time that cannot be is recorded with a reason', async () => {
  const server = givenMesin();
  const screen = await renderScreen('device', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Pasangkan PIN 17' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Pasangkan PIN 17' });
  await dialog.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await dialog.getByRole('button', { name: 'Pasangkan', exact: true }).click();
  await expect.poll(() => server.lastOf('ketukanTertahan.assignPin')).toMatchObject({ pin: '17', user_id: 21 });
  await expect.element(dialog).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Catat', exact: true }).click();
  const ask = screen.getByRole('dialog', { name: 'Catat ketukan Budi Santoso?' });
  await ask.getByRole('textbox', { name: 'Alasan' }).fill('Jam mesin salah sehari');
  await ask.getByRole('button', { name: 'Catat', exact: true }).click();
  await expect
    .poll(() => server.lastOf('ketukanTertahan.decideKetukanTertahan'))
    .toMatchObject({ tertahan_id: 8, keputusan: 'catat', alasan: 'Jam mesin salah sehari' });
});

test('whoever chooses himself for a PIN reads before sending that another gives it', async () => {
  const server = givenMesin();
  const saya = { user_id: 7, nama: 'Siti Nurhaliza', gender: 'P', file_foto: null } as const;
  server.answers.anggota = { listAnggotaAktif: () => [saya, { ...saya, user_id: 21, nama: 'Rina Gunawan' }] };
  const screen = await renderScreen('device', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Pasangkan PIN 17' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Pasangkan PIN 17' });
  const notice = dialog.getByText('PIN Anda sendiri dipasangkan operator lain atau admin induk.');
  const choose = async (nama: string) => {
    await dialog.getByRole('combobox', { name: 'Anggota' }).click();
    await screen.getByRole('option', { name: nama }).click();
  };
  await choose('Siti Nurhaliza');
  await expect.element(notice).toBeVisible();
  await choose('Rina Gunawan');
  await expect.element(notice).not.toBeInTheDocument();
});

test('a line whose time has not come can only be discarded', async () => {
  const server = givenMesin();
  const waktu = new Date(Date.now() + 3_600_000).toISOString();
  server.answers.ketukanTertahan = {
    listPinMenunggu: () => givenPage([]),
    listSebabTertahan: () => [],
    listKetukanTertahan: () => givenPage([{ ...TERTAHAN, waktu }]),
  };
  const screen = await renderScreen('device', { organisasi_id: 9 });
  await expect.element(screen.getByRole('button', { name: 'Buang', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Catat', exact: true })).not.toBeInTheDocument();
});

test('whatever a line is, and however many wait, every column and button of the lists is in sight', async () => {
  const server = givenMesin();
  const panjang = {
    ...TERTAHAN,
    tertahan_id: 9,
    sebab: 'rusak' as const,
    pin: null,
    waktu: null,
    baris: '9'.repeat(200),
  };
  const lobi = {
    ...gerbang,
    perangkat_id: 5,
    nama: 'Mesin wajah lobi lantai dua',
    status: STATUS_RECORD.diblokir,
    jumlah_pin_menunggu: 54,
    is_diam: true,
  };
  server.answers.perangkat = {
    ...server.answers.perangkat,
    listPerangkat: () => ({ ...givenPage([gerbang, lobi]), diam: 1, bergeser: 1 }),
  };
  server.answers.ketukanTertahan = {
    ...server.answers.ketukanTertahan,
    listKetukanTertahan: () => givenPage([panjang]),
  };
  const screen = await renderScreen('device', { organisasi_id: 9 });
  const dalam = (element: Element) => element.getBoundingClientRect().right <= document.documentElement.clientWidth;
  await expect.element(screen.getByText(/1 perangkat diam lebih dari sehari, 1 mesin jamnya bergeser/)).toBeVisible();
  const terlihat = [
    screen.getByRole('table', { name: 'Daftar perangkat' }).getByText('Diam', { exact: true }),
    screen.getByRole('table', { name: 'Daftar perangkat' }).getByText('Diblokir'),
    screen.getByRole('button', { name: 'Pasangkan PIN 17' }),
    screen.getByRole('button', { name: 'Buang' }),
  ];
  for (const one of terlihat) {
    await expect.element(one).toBeVisible();
    expect(dalam(one.element())).toBe(true);
  }
  for (const name of ['Daftar perangkat', 'PIN tanpa anggota', 'Ketukan disisihkan']) {
    const kotak = screen.getByRole('table', { name }).element().parentElement;
    expect(kotak?.scrollWidth).toBe(kotak?.clientWidth);
  }
});

test('what a broken machine floods is a number in one row, and is discarded together once a reason is given', async () => {
  const server = givenMesin();
  const lain = {
    ...TERTAHAN,
    sebab: 'rusak' as const,
    pin: null,
    waktu: null,
    jumlah: 59_800,
    terakhir_pada: '2026-11-20T01:00:00Z',
    is_lain: true,
  };
  const sebab = {
    perangkat_id: 4,
    nama_perangkat: 'Gerbang',
    sebab: 'rusak' as const,
    baris: 101,
    jumlah: 60_000,
    pertama: '2026-11-20T00:00:00Z',
    terakhir: '2026-11-20T01:00:00Z',
    timezone: 'Asia/Jakarta' as const,
    sampai: 900,
  };
  server.answers.ketukanTertahan = {
    ...server.answers.ketukanTertahan,
    listKetukanTertahan: () => givenPage([lain]),
    listSebabTertahan: () => [sebab],
    decideSebabTertahan: () => ({ dibuang: 101 }),
  };
  await showIn({ width: 360 });
  const screen = await renderScreen('device', { organisasi_id: 9 });
  await expect.element(screen.getByText('Baris lain yang tidak terbaca')).toBeVisible();
  await expect.element(screen.getByText(/^59\.800 kali, /)).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Buang semua: Gerbang, Tidak terbaca' }).click();
  const ask = screen.getByRole('dialog', { name: 'Buang semua dari Gerbang?' });
  await expect.element(ask.getByText(/101 baris, diterima 60\.000 kali/)).toBeVisible();
  await ask.getByRole('textbox', { name: 'Alasan' }).fill('Kabel rusak');
  await ask.getByRole('button', { name: 'Buang semua' }).click();
  await expect
    .poll(() => server.lastOf('ketukanTertahan.decideSebabTertahan'))
    .toMatchObject({ perangkat_id: 4, sebab: 'rusak', sampai: 900, alasan: 'Kabel rusak' });
});

test('what cannot be done has no empty label on a phone', async () => {
  const server = givenMesin();
  const selesai = { ...PERINTAH, menunggu: 0, selesai: 1 };
  server.answers.perintahMesin = { ...server.answers.perintahMesin, listPerintahMesin: () => givenPage([selesai]) };
  await showIn({ width: 360 });
  const screen = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 4 });
  await expect.element(screen.getByRole('list', { name: 'Perintah ke mesin' })).toBeVisible();
  await expect.element(screen.getByText('Diminta')).toBeVisible();
  await expect.element(screen.getByText('Tindakan', { exact: true })).not.toBeInTheDocument();
});

test('one machine shows its days and what to enter at it, and is blocked with a reason', async () => {
  const server = givenMesin();
  const screen = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 4 });
  await expect.element(screen.getByText('Maju 1 jam: periksa zonanya')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Yang diisi di mesin' })).toBeVisible();
  await expect.element(screen.getByText('hadir.sch.id', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Cara memasang, dengan gambar' }))
    .toHaveAttribute('href', '/organisasi/9/device/cara-memasang?nomor_seri=CJDE190560123');
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Tindakan untuk Gerbang' }).click();
  await screen.getByRole('menuitem', { name: 'Blokir' }).click();
  const ask = screen.getByRole('dialog', { name: 'Blokir Gerbang?' });
  await ask.getByRole('textbox', { name: 'Alasan' }).fill('Dicuri');
  await ask.getByRole('button', { name: 'Blokir', exact: true }).click();
  await expect
    .poll(() => server.lastOf('perangkat.changeStatusPerangkat'))
    .toMatchObject({ status: STATUS_RECORD.diblokir, keterangan: 'Dicuri' });
});

test('a machine is asked for lines again, for its names, and what it has not taken is taken back', async () => {
  const server = givenMesin();
  const screen = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 4 });
  await expect
    .element(screen.getByRole('row', { name: /Mengirim ulang .*Menunggu mesin.*Dian Puspita/ }))
    .toBeVisible();
  const order = async (label: string) => {
    await screen.getByRole('button', { name: 'Perintahkan' }).click();
    await screen.getByRole('menuitem', { name: label }).click();
  };
  await order('Minta kirim ulang');
  const ulang = screen.getByRole('dialog', { name: 'Minta kirim ulang' });
  await ulang.getByLabelText('Dari').fill('01-11-2025');
  await ulang.getByLabelText('Sampai').fill('03-11-2025');
  await ulang.getByRole('button', { name: 'Perintahkan' }).click();
  await expect
    .poll(() => server.lastOf('perintahMesin.submitPerintahMesin'))
    .toMatchObject({ jenis: 'kirim_ulang', from: '2025-11-01', to: '2025-11-03' });
  await expect.element(ulang).not.toBeInTheDocument();

  await order('Hapus sebuah PIN');
  const hapus = screen.getByRole('dialog', { name: 'Hapus PIN dari Gerbang' });
  await hapus.getByRole('textbox', { name: 'PIN' }).fill('1a');
  await hapus.getByRole('button', { name: 'Hapus dari mesin' }).click();
  await expect.element(hapus.getByText('PIN terdiri atas 1 sampai 14 angka')).toBeVisible();
  await hapus.getByRole('textbox', { name: 'PIN' }).fill('17');
  await hapus.getByRole('button', { name: 'Hapus dari mesin' }).click();
  await expect.element(hapus).not.toBeInTheDocument();
  expect(server.lastOf('perintahMesin.submitPerintahMesin')).toMatchObject({ jenis: 'hapus_pin', pin: '17' });

  await order('Kirim nama dan PIN');
  const nama = screen.getByRole('dialog', { name: 'Kirim nama dan PIN ke Gerbang?' });
  await nama.getByRole('button', { name: 'Perintahkan' }).click();
  await expect.poll(() => server.lastOf('perintahMesin.submitPerintahMesin')).toMatchObject({ jenis: 'kirim_nama' });
  await screen.getByRole('button', { name: 'Batalkan' }).click();
  await expect
    .poll(() => server.lastOf('perintahMesin.cancelPerintahMesin'))
    .toMatchObject({ perangkat_id: 4, kelompok: PERINTAH.kelompok });
  await expectNoAxeFindings();
});

const kios: Perangkat = {
  ...gerbang,
  perangkat_id: 6,
  jenis: 'kios',
  nama: 'Kios gerbang',
  nomor_seri: null,
  kios_pin: 'pengganti',
  is_kios_foto: true,
};

test('a kiosk is added without a number, with how members are known there', async () => {
  const server = givenMesin();
  const screen = await renderScreen('device', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tambah kios' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah kios' });
  await expect.element(dialog.getByRole('textbox', { name: 'Nomor seri' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
  await dialog.getByRole('textbox', { name: 'Nama', exact: true }).fill('Kios gerbang');
  await dialog.getByRole('combobox', { name: 'Lokasi presensi' }).selectOptions('Sekolah');
  await dialog.getByRole('combobox', { name: 'Cara presensi' }).selectOptions('Kartu, lalu PIN');
  await dialog.getByRole('switch', { name: 'Ambil foto' }).click();
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('perangkat.addPerangkat')).toMatchObject({
    jenis: 'kios',
    nama: 'Kios gerbang',
    nomor_seri: null,
    kios_pin: 'menyertai',
    is_kios_foto: true,
  });
});

test('of what a kiosk refused cards that nobody has and wrong PINs stand apart, the PINs where it takes any', async () => {
  const server = givenMesin();
  let isi: Partial<Perangkat> = { ditolak: 12, kartu_asing: 3, pin_salah: 8 };
  server.answers.perangkat = {
    ...server.answers.perangkat,
    getPerangkat: () => ({ ...kios, ...isi, hari: [] }),
  };
  const screen = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 6 });
  const nilai = (label: string) => screen.getByText(label, { exact: true }).element().nextElementSibling?.textContent;
  await expect.element(screen.getByText('Kartu tidak dikenal')).toBeVisible();
  expect([nilai('Ditolak'), nilai('Kartu tidak dikenal'), nilai('PIN salah')]).toEqual(['12', '3', '8']);
  await screen.unmount();
  isi = { kios_pin: 'tanpa' };
  const again = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 6 });
  await expect.element(again.getByText('Kartu tidak dikenal')).toBeVisible();
  await expect.element(again.getByText('PIN salah')).not.toBeInTheDocument();
});

test('a kiosk at which a PIN alone counts says what that lets others do', async () => {
  const server = givenMesin();
  let isi: Partial<Perangkat> = { is_kios_foto: false };
  server.answers.perangkat = {
    ...server.answers.perangkat,
    getPerangkat: () => ({ ...kios, ...isi, hari: [] }),
  };
  const tanpa = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 6 });
  await expect.element(tanpa.getByText(/siapa pun yang tahu PIN temannya dapat presensi untuknya/)).toBeVisible();
  await expect.element(tanpa.getByText('Belum ada presensi dari sini dalam dua pekan terakhir.')).toBeVisible();
  await expectNoAxeFindings();
  await tanpa.unmount();
  isi = { kios_pin: 'menyertai' };
  const menyertai = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 6 });
  await expect.element(menyertai.getByText('Kartu, lalu PIN')).toBeVisible();
  await expect.element(menyertai.getByText(/PIN temannya/)).not.toBeInTheDocument();
});

test('a kiosk is paired by a code and its QR, says when a tablet has taken it, and is taken back once asked', async () => {
  const server = givenMesin();
  let dipasang_pada: string | null = null;
  const satu = () => ({ ...kios, dipasang_pada });
  server.answers.perangkat = { ...server.answers.perangkat, getPerangkat: () => ({ ...satu(), hari: [] }) };
  server.answers.kios = {
    startKios: () => ({ kode: 'ABCD2345', berlaku_sampai: new Date(Date.now() + 600_000).toISOString() }),
    endKios: () => {
      dipasang_pada = null;
      return satu();
    },
  };
  const screen = await renderScreen('device.detail', { organisasi_id: 9, perangkat_id: 6 });
  await screen.getByRole('button', { name: 'Buat kode pasang' }).click();
  await expect.element(screen.getByText('ABCD 2345')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Kode QR untuk memasang kios' })).toBeVisible();
  await expect.element(screen.getByText(/^Berlaku (9:5\d|10:00) lagi/)).toBeVisible();
  // What only a machine has is not offered at a kiosk.
  await expect.element(screen.getByText('Perintah ke mesin')).not.toBeInTheDocument();
  await expectNoAxeFindings();

  dipasang_pada = '2026-11-20T02:00:00Z';
  await expect.element(screen.getByText(/^Tablet terpasang\./)).toBeVisible();
  await expect.element(screen.getByText('ABCD 2345')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Lepas', exact: true }).click();
  await screen.getByRole('dialog', { name: 'Lepas Kios gerbang?' }).getByRole('button', { name: 'Lepas' }).click();
  await expect.element(screen.getByText(/^Belum ada tablet yang menjadi kios ini/)).toBeVisible();
});
