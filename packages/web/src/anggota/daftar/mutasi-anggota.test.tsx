import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { tidak_aktif } = STATUS_KEANGGOTAAN;
const pindah = { mutasi_id: 7, tujuan: 'MTsN 2 Malang', sejak: '2026-12-01', is_akun_berakhir: false };

async function open(differences: NonNullable<Parameters<typeof givenAnggota>[0]>) {
  const { user_id, nama, ...anggota } = givenAnggota(differences);
  const { pinjaman, dipinjamkan, mutasi_berjalan } = anggota;
  const server = givenServer({
    auth: givenSession(),
    anggota: {
      getAnggota: () => ({ ...anggota, user_id, nama }),
      listMutasiAnggota: () =>
        (pinjaman ?? dipinjamkan ?? mutasi_berjalan) ? [{ user_id, nama, pinjaman, dipinjamkan, mutasi_berjalan }] : [],
    },
    akun: {
      listOrganisasiAnggota: () => [],
      listAktivasi: () => [],
      changeStatusAkun: ({ status }) => ({ user_id, status, is_aktif: false }),
    },
  });
  const screen = await renderScreen('user.detail', { organisasi_id: 9, user_id: 21 });
  await screen.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await expect.element(item('Cetak kartu')).toBeVisible();
  return { server, screen, item };
}

test('who moved away is not made active again here: the screen says where he is, and leads to his transfer', async () => {
  const { screen, item } = await open({ status: tidak_aktif, pindah });
  await expect.element(item('Atur kata sandi')).toBeVisible();
  await expect.element(item('Aktifkan kembali')).not.toBeInTheDocument();
  await expect.element(item('Peran Operator diberikan admin induk')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Ia pindah ke MTsN 2 Malang sejak', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Lihat mutasinya' }))
    .toHaveAttribute('href', '/organisasi/9/mutasi?mutasi=7');
  await expectNoAxeFindings();
});

test('an account that ended with him is not opened either', async () => {
  const { item } = await open({ status: tidak_aktif, pindah: { ...pindah, is_akun_berakhir: true } });
  for (const name of ['Atur kata sandi', 'Ubah email', 'Aktifkan kembali'])
    await expect.element(item(name)).not.toBeInTheDocument();
});

test('a loan is taken up again until its end, which the question says; over, it is not offered', async () => {
  const pinjaman = { asal: 'MTsN 1 Malang', sampai: '2026-12-05', is_selesai: false };
  const { screen, item } = await open({ status: tidak_aktif, pinjaman });
  await item('Aktifkan kembali').click();
  const dialog = screen.getByRole('dialog', { name: 'Aktifkan kembali Rina Gunawan?' });
  await expect.element(dialog.getByText('hari terakhir perbantuannya', { exact: false })).toBeVisible();
});

test('a loan that is over says who lends him again, and offers nothing', async () => {
  const pinjaman = { asal: 'MTsN 1 Malang', sampai: '2026-12-05', is_selesai: true };
  const { screen, item } = await open({ status: tidak_aktif, pinjaman });
  await expect.element(item('Aktifkan kembali')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Perbantuannya dari MTsN 1 Malang berakhir', { exact: false })).toBeVisible();
});

test('the question before Nonaktifkan names the transfer that is called off with it', async () => {
  const mutasi_berjalan = {
    mutasi_id: 8,
    jenis: 'pindah',
    tujuan: 'MTsN 2 Malang',
    tgl_mulai: '2026-12-01',
    status: STATUS_AKSES.disetujui,
  } as const;
  const { server, screen, item } = await open({ mutasi_berjalan });
  await item('Nonaktifkan').click();
  const dialog = screen.getByRole('dialog', { name: 'Nonaktifkan Rina Gunawan?' });
  await expect
    .element(dialog.getByText('Mutasinya ikut batal: pindah ke MTsN 2 Malang', { exact: false }))
    .toBeVisible();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Pensiun');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect
    .poll(() => server.lastOf('akun.changeStatusAkun'))
    .toMatchObject({ status: tidak_aktif, batal_mutasi: true });
});

test('the screen of a member who is lent out says where he is and until when, and so does the question before his end', async () => {
  const dipinjamkan = [{ tujuan: 'MTsN 2 Malang', sampai: '2026-12-05' }];
  const { server, screen, item } = await open({ dipinjamkan });
  await expect
    .element(
      screen.getByText('Ia sedang diperbantukan ke MTsN 2 Malang sampai 05-12-2026, dan tetap anggota instansi ini.', {
        exact: false,
      }),
    )
    .toBeVisible();
  await item('Nonaktifkan').click();
  const dialog = screen.getByRole('dialog', { name: 'Nonaktifkan Rina Gunawan?' });
  const terkena = dialog.getByRole('region', { name: 'Mutasi dan perbantuan yang terkena' });
  await expect
    .element(terkena.getByText('Ia diperbantukan ke MTsN 2 Malang sampai 05-12-2026.', { exact: false }))
    .toBeVisible();
  await expect.element(terkena.getByText('Perbantuannya tidak ikut berakhir', { exact: false })).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Pensiun');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.poll(() => server.lastOf('akun.changeStatusAkun')).toMatchObject({ pinjaman_tetap: true });
  expect(server.lastOf('akun.changeStatusAkun')).not.toHaveProperty('batal_mutasi');
});
