import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { WajahDitinjau } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const beda = {
  is_face_verified: HASIL_WAJAH.tidak_cocok,
  jarak: 0.634,
  ambang: 0.55,
  sebab: null,
  dinilai_pada: '2026-11-20T00:07:00Z',
  putusan: null,
  keterangan: null,
  diputuskan_oleh: null,
  diputuskan_pada: null,
  presensi_id: 71,
  ada_foto: true,
  wajah_id: 5,
} as const;
const baris: WajahDitinjau = {
  ...beda,
  anggota: { user_id: 21, nama: 'Rina Gunawan', nip: null, gender: 'P', jabatan: null, file_foto: null, nama_group: 'Guru' },
  waktu: '2026-11-20T00:05:00Z',
  tanggal: '2026-11-20',
  jam: '07:05:00',
  timezone: 'Asia/Jakarta',
  sumber: 'ponsel',
}; // prettier-ignore
const gambar = () => new Blob([], { type: 'image/webp' });

function givenWajah(is_potret_terlihat = true) {
  return givenServer({
    auth: givenSession(),
    presensi: { getFotoPresensi: gambar },
    pendaftaranWajah: { getFotoWajah: gambar },
    presensiManual: { listPresensiManual: () => ({ ...givenPage([]), diajukan: 0 }) },
    putusanPresensi: { listPresensiDitinjau: () => ({ ...givenPage([]), menunggu: 0 }) },
    wajahPresensi: {
      listWajahDitinjau: () => ({ ...givenPage([baris]), menunggu: 1 }),
      getWajahPresensi: () => ({ ...beda, user_id: 21, is_wajah: true, is_potret_terlihat }),
      decideWajah: ({ presensi_id }) => ({ presensi_id }),
    },
  });
}

test('a selfie that is not alike stands beside the enrolment with its distance, and an operator says whose it is', async () => {
  const server = givenWajah();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'wajah' });
  const banding = screen.getByRole('group', { name: 'Pencocokan wajah' });
  await expect.element(banding.getByText(/jarak 0,63, ambang 0,55/)).toBeVisible();
  await expect.element(banding.getByText('Foto pendaftarannya:')).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Tidak cocok' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Bukan wajah Rina Gunawan?' });
  await dialog.getByRole('button', { name: 'Tidak cocok' }).click();
  await expect
    .poll(() => server.lastOf('wajahPresensi.decideWajah'))
    .toMatchObject({ presensi_id: [71], is_face_verified: HASIL_WAJAH.tidak_cocok });
});

test('who only decides a request reads what the comparison came to, without the photos of the enrolment', async () => {
  const server = givenWajah(false);
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'wajah' });
  await expect.element(screen.getByText(/jarak 0,63, ambang 0,55/)).toBeVisible();
  await expect.element(screen.getByText('Foto pendaftarannya:')).not.toBeInTheDocument();
  expect(server.asked.some(({ name }) => name === 'pendaftaranWajah.getFotoWajah')).toBe(false);
});

test('an enrolment stands beside the profile photo, and whoever else looks like it is named before it is confirmed', async () => {
  const server = givenWajah();
  const menunggu = {
    wajah_id: 7,
    user_id: 21,
    nama: 'Rina Gunawan',
    nip: null,
    jabatan: 'Guru',
    file_foto: 'a1',
    dibuat_pada: '2026-11-20T00:05:00Z',
  };
  let mirip: { user_id: number; nama: string; nip: string | null; jarak: number }[] = [];
  server.answers.foto = { getFoto: gambar };
  server.answers.pendaftaranWajah = {
    getFotoWajah: gambar,
    listWajahMenunggu: () => [menunggu],
    listWajahMirip: () => mirip,
    confirmWajah: ({ user_id }) => ({ user_id, is_wajah: true, berlaku: null, menunggu: null, terakhir: null }),
  };
  const jumlah = {
    cuti: 0,
    presensi_manual: 0,
    klaim: 0,
    tukar_shift: 0,
    ditinjau: 0,
    gangguan: 0,
    wajah: 1,
    tertahan: 0,
    kesepakatan: 0,
    beku: { cuti: 0, klaim: 0 },
    is_penyetuju: false,
  };
  server.answers.persetujuan = { countMenunggu: () => jumlah };
  const alone = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'wajah' });
  await expect.element(alone.getByText('Foto profil', { exact: true })).toBeVisible();
  await expect.element(alone.getByText('Foto pendaftaran', { exact: true })).toBeVisible();
  await expect.element(alone.getByText(/mirip dengan anggota lain/)).not.toBeInTheDocument();
  await alone.unmount();
  mirip = [{ user_id: 22, nama: 'Rini Gunawan', nip: null, jarak: 0.312 }];
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'wajah' });
  await expect.element(screen.getByText(/Wajah ini mirip dengan anggota lain/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Rini Gunawan' }))
    .toHaveAttribute('href', expect.stringContaining('22'));
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Konfirmasi wajah Rina Gunawan' }).click();
  await expect.poll(() => server.lastOf('pendaftaranWajah.confirmWajah')).toMatchObject({ user_id: 21, wajah_id: 7 });
});

test('a second touch right after the first says nothing of a face that has only just opened', async () => {
  const server = givenWajah();
  const dua = { ...baris, presensi_id: 72, anggota: { ...baris.anggota, user_id: 22, nama: 'Budi Santoso' } };
  server.answers.wajahPresensi = {
    ...server.answers.wajahPresensi,
    listWajahDitinjau: () => ({ ...givenPage([baris, dua]), menunggu: 2 }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'wajah' });
  const cocok = screen.getByRole('button', { name: 'Cocok', exact: true });
  await expect.element(cocok).toHaveAttribute('aria-disabled', 'true');
  await cocok.click();
  await expect.element(screen.getByRole('region', { name: 'Bukti Budi Santoso' })).toBeVisible();
  (cocok.element() as HTMLElement).click();
  await expect.poll(() => server.asked.filter(({ name }) => name === 'wajahPresensi.decideWajah').length).toBe(1);
  expect(server.lastOf('wajahPresensi.decideWajah')).toMatchObject({ presensi_id: [71] });
});
