import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../../testing/given/given-dampak.ts';
import { givenJalan } from '../../testing/given/given-jalan.ts';
import { givenBaris } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const klaim: KlaimPresensi = {
  presensi_klaim_id: 5,
  jenis: 'dinas luar',
  tgl_mulai: '2026-11-17',
  tgl_selesai: '2026-11-18',
  sehari: true,
  jam_masuk: null,
  jam_pulang: null,
  keterangan: 'Rapat di kantor wilayah',
  lampiran: 'surat tugas.pdf',
  status: 'diajukan',
  catatan: null,
  dibuat_oleh: 'Ani',
  dibuat_pada: '2026-11-19T03:00:00Z',
  diputuskan_oleh: null,
  diputuskan_user_id: null,
  diputuskan_pada: null,
  anggota: [
    { user_id: 21, nama: 'Ani', nip: null },
    { user_id: 22, nama: 'Budi', nip: null },
  ],
  hari_beku: null,
  persetujuan: givenJalan(),
};

const givenClaims = (claims: KlaimPresensi[]) =>
  givenServer({
    auth: givenSession(),
    anggota: {
      listAnggotaAktif: () => [{ user_id: 21, nama: 'Ani', email: null, file_foto: null, gender: 'P' }] as never,
    },
    klaimPresensi: {
      listKlaimPresensi: () => ({ ...givenPage(claims), diajukan: claims.length }),
      getKlaim: () => klaim,
      submitKlaim: ({ tgl_mulai, preview }) => ({
        ...klaim,
        status: 'berlaku',
        klaim_sendiri_id: null,
        dampak: preview && tgl_mulai !== '2026-11-15' ? dampakLalu() : givenDampak(),
      }),
      decideKlaim: ({ keputusan, preview }) => ({
        ...klaim,
        status: keputusan === 'setujui' ? 'berlaku' : 'ditolak',
        dampak: preview ? dampakLalu() : givenDampak(),
      }),
    },
    kehadiran: { listRiwayatAnggota: () => givenPage([givenBaris()]) },
  });

test('claims are listed with what they make of the days, and axe finds nothing', async () => {
  givenClaims([klaim]);
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 });
  const name =
    /Ani dan 1 lainnya 17-11-2026 – 18-11-2026 Dinas luar Hadir sehari penuh Rapat di kantor wilayah .*Menunggu/;
  await expect.element(screen.getByRole('row', { name })).toBeVisible();
  await expectNoAxeFindings();
});

test('of two members of one name each stands with his number and group, and a number finds him', async () => {
  const server = givenClaims([]);
  const kartika = { nama: 'Kartika', gender: 'P' as const, file_foto: null };
  server.answers.anggota = {
    listAnggotaAktif: () => [
      { ...kartika, user_id: 31, nip: '198001012005012001', nuptk: null, grup: 'Guru' },
      { ...kartika, user_id: 32, nip: null, nuptk: '9900000000000011', grup: null },
    ],
  };
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ubah presensi' }).click();
  const field = screen.getByRole('dialog').getByRole('combobox', { name: 'Anggota' });
  await field.click();
  await expect.element(screen.getByRole('option', { name: 'Kartika 9900000000000011' })).toBeVisible();
  await field.fill('19800101');
  await expect.poll(() => server.lastOf('anggota.listAnggotaAktif')).toMatchObject({ q: '19800101' });
  await screen.getByRole('option', { name: 'Kartika 198001012005012001 · Guru' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hapus Kartika' })).toBeVisible();
});

test('an operator changes the presence of a member on a day to the times that he gives', async () => {
  const server = givenClaims([]);
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ubah presensi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah presensi anggota' });
  await dialog.getByRole('combobox', { name: 'Menjadi' }).selectOptions('Jam yang ditentukan');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Pilih anggota')).toBeVisible();
  await expect.element(dialog.getByText('Isi tanggal')).toBeVisible();
  expect(server.lastOf('klaimPresensi.submitKlaim')).toBeUndefined();

  await dialog.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Ani' }).click();
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('17-11-2026');
  await dialog.getByRole('textbox', { name: 'Sampai' }).fill('17-11-2026');
  const datang = dialog.getByRole('group', { name: 'Datang' });
  await datang.getByRole('combobox', { name: 'Jam' }).selectOptions('07');
  await datang.getByRole('combobox', { name: 'Menit' }).selectOptions('05');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Lupa memindai');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const question = screen.getByRole('dialog', { name: 'Simpan perubahan presensi ini?' });
  await expect.element(question.getByText('1 dari 12 hari dari 3 anggota berubah:')).toBeVisible();
  await expect.element(question.getByText(/Rina Gunawan/)).toBeVisible();
  await expect.element(question.getByText(/tanpa kekurangan/)).not.toBeInTheDocument();
  expect(server.lastOf('klaimPresensi.submitKlaim')).toMatchObject({ preview: true });
  await question.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('klaimPresensi.submitKlaim')).toMatchObject({
    preview: false,
    user_id: [21],
    jenis: 'lupa presensi',
    tgl_mulai: '2026-11-17',
    sehari: false,
    jam_masuk: '07:05:00',
  });
});

test('a claim that changes no day says so before it is saved, and going back keeps what was typed', async () => {
  const server = givenClaims([]);
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ubah presensi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah presensi anggota' });
  await dialog.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Ani' }).click();
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('15-11-2026');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Sampai' })).toHaveValue('15-11-2026');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Piket Minggu');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const question = screen.getByRole('dialog', { name: 'Klaim ini tidak mengubah hari mana pun' });
  await question.getByRole('button', { name: 'Kembali' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Keterangan' })).toHaveValue('Piket Minggu');
  expect(server.lastOf('klaimPresensi.submitKlaim')).toMatchObject({ preview: true });
});

test('where a claim changes nothing but the length of a day that lacked nothing, the question says how that day is left alone', async () => {
  const server = givenClaims([]);
  const penuh = { status: 'hadir', terlambat_menit: 0, pulang_cepat_menit: 0, potongan: 0 };
  const contoh = {
    organisasi_id: 9,
    user_id: 21,
    nama: 'Ani',
    tanggal: '2026-11-17',
    sebelum: { ...penuh, durasi_menit: 429 },
    sesudah: { ...penuh, durasi_menit: 400 },
  };
  const dampak = givenDampak({ hari: 1, anggota: 1, berubah: 1, contoh: [contoh] });
  server.answers.klaimPresensi = {
    ...server.answers.klaimPresensi,
    submitKlaim: () => ({ ...klaim, status: 'berlaku', klaim_sendiri_id: null, dampak }),
  };
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ubah presensi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah presensi anggota' });
  await dialog.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Ani' }).click();
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('17-11-2026');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Listrik padam');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const question = screen.getByRole('dialog', { name: 'Simpan perubahan presensi ini?' });
  await expect.element(question.getByText(/hari yang sudah lengkap dan tanpa kekurangan/)).toBeVisible();
});

test('a member’s claim is approved from its detail, or rejected with a remark', async () => {
  const server = givenClaims([klaim]);
  const screen = await renderScreen('klaimPresensi.detail', { organisasi_id: 9, hari_libur_id: 5 });
  await expect.element(screen.getByText('Rapat di kantor wilayah')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'surat tugas.pdf' })).toBeVisible();
  await expect.element(screen.getByText('Bila disetujui, harinya menjadi:')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Hari yang berubah' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Yang tercatat' }).getByText('Ani')).toBeVisible();
  expect(server.lastOf('klaimPresensi.decideKlaim')).toMatchObject({ keputusan: 'setujui', preview: true });
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Tolak' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tolak klaim ini?' });
  await dialog.getByRole('textbox').fill('Tanpa surat');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await expect
    .poll(() => server.lastOf('klaimPresensi.decideKlaim'))
    .toMatchObject({ keputusan: 'tolak', keterangan: 'Tanpa surat' });
  await screen.getByRole('button', { name: 'Setujui' }).click();
  await expect.poll(() => server.lastOf('klaimPresensi.decideKlaim')).toMatchObject({ keputusan: 'setujui' });
});

test('a claim on a day of a frozen month says so, and offers to reject it but not to approve it', async () => {
  const beku = { ...klaim, hari_beku: '2026-11-17' };
  const server = givenClaims([beku]);
  server.answers.klaimPresensi = {
    getKlaim: () => beku,
    listKlaimMenungguSaya: () => givenPage([beku]),
  };
  const alasan = /^November 2026 sudah diverifikasi dan dibekukan, jadi ajuan ini tidak dapat disetujui/;
  const detail = await renderScreen('klaimPresensi.detail', { organisasi_id: 9, hari_libur_id: 5 });
  await expect.element(detail.getByText(alasan)).toBeVisible();
  await expect.element(detail.getByRole('region', { name: 'Yang tercatat' }).getByText('Ani')).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Tolak' })).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
  await detail.unmount();

  const desk = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'klaim' });
  await expect.element(desk.getByText(/Bulan dibekukan, hanya dapat ditolak/)).toBeVisible();
  await expect.element(desk.getByText(alasan)).toBeVisible();
  await expect.element(desk.getByRole('button', { name: /^Tolak/ }).first()).toBeVisible();
  await expect.element(desk.getByRole('button', { name: /^Setujui/ })).not.toBeInTheDocument();
  expect(server.lastOf('klaimPresensi.decideKlaim')).toBeUndefined();
});
