import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { expect, test, vi } from 'vitest';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenJadwal } from '../../testing/given/given-jadwal.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const saved = () => ({ ...givenJadwal(), dampak: givenDampak() });

const givenHours = (list: Jadwal[]) =>
  givenServer({
    auth: givenSession(),
    jadwal: {
      listJadwal: () => givenPage(list),
      changeJadwal: saved,
      addJadwalOrganisasi: saved,
      removeJadwal: () => ({ dampak: givenDampak() }),
    },
  });
const open = () => renderScreen('jamKerja', { organisasi_id: 9 });

test('the week stands with its hours beside the norm, and axe finds nothing', async () => {
  givenHours([givenJadwal()]);
  const screen = await open();
  await expect.element(screen.getByText('sepekan tanpa istirahat, norma 37,5 jam; Ramadan 32,5 jam')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Senin 07:30 16:00 12:00–13:00' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Minggu Libur' })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('a changed week is sent whole, and what cannot be is named with its day before it is sent', async () => {
  const server = givenHours([givenJadwal()]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Ubah' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah jam kerja' });
  const pulang = dialog.getByRole('group', { name: 'Senin' }).getByRole('group', { name: 'Pulang' });

  await pulang.getByRole('combobox', { name: 'Jam' }).selectOptions('06');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Senin: jam pulang harus setelah jam masuk')).toBeInViewport();
  await expect.element(dialog.getByRole('group', { name: 'Jam kerja sepekan' })).toHaveFocus();
  expect(server.lastOf('jadwal.changeJadwal')).toBeUndefined();

  await pulang.getByRole('combobox', { name: 'Jam' }).selectOptions('15');
  await dialog.getByRole('checkbox', { name: 'Jumat' }).click();
  await expect.element(dialog.getByText(/kurang 8 jam 30 menit/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = server.lastOf('jadwal.changeJadwal') as { baris: { hari: number; jam_pulang: string }[] };
  expect(sent.baris.map(({ hari, jam_pulang }) => [hari, jam_pulang])).toEqual([
    [1, '15:00:00'],
    [2, '16:00:00'],
    [3, '16:00:00'],
    [4, '16:00:00'],
  ]);
});

test('a change shows the hours that hold from its day on, and names those that it takes the place of', async () => {
  const [lama] = givenJadwal().versi;
  if (!lama) throw new Error('A schedule has a version');
  const siang = lama.baris.map((baris) => ({ ...baris, jam_masuk: '08:15:00' }));
  const versi = [
    { ...lama, tgl_mulai: '2035-12-20', toleransi_masuk: 10 },
    { ...lama, tgl_mulai: '2035-12-01', tgl_selesai: '2035-12-19', baris: siang },
    { ...lama, tgl_selesai: '2035-11-30' },
  ];
  const server = givenHours([givenJadwal({ versi })]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Ubah' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah jam kerja' });
  const jam = dialog
    .getByRole('group', { name: 'Senin' })
    .getByRole('group', { name: 'Masuk' })
    .getByRole('combobox', { name: 'Jam' });
  const sejak = dialog.getByRole('textbox', { name: 'Berlaku sejak' });
  await expect.element(jam).toHaveValue('07');
  // What is not changed takes the place of nothing.
  await expect.element(dialog.getByText(/digantikan/)).not.toBeInTheDocument();
  await sejak.fill('05-12-2035');
  await expect.element(jam).toHaveValue('08');

  // What somebody has written stays, whatever date it is to hold from.
  await dialog.getByRole('textbox', { name: 'Toleransi masuk' }).fill('7');
  await expect.element(dialog.getByText(/ditetapkan sejak 20-12-2035 digantikan/)).toBeVisible();
  await sejak.fill('25-12-2035');
  await expect.element(dialog.getByText(/digantikan/)).not.toBeInTheDocument();
  await expect.element(jam).toHaveValue('08');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('jadwal.changeJadwal')).toMatchObject({
    tgl_mulai: '2035-12-25',
    toleransi_masuk: 7,
    baris: expect.arrayContaining([expect.objectContaining({ jam_masuk: '08:15:00' })]),
  });
});

test('before hours change each is said as it is and as it will be, and which plan goes; what changes nothing asks nothing', async () => {
  const [lama] = givenJadwal().versi;
  if (!lama) throw new Error('A schedule has a version');
  const versi = [
    { ...lama, tgl_mulai: '2035-12-20', toleransi_masuk: 10 },
    { ...lama, tgl_selesai: '2035-12-19' },
  ];
  const server = givenHours([givenJadwal({ versi })]);
  const bagi = { anggota: 38, nama: ['Ani'] };
  server.answers.jadwal = {
    ...server.answers.jadwal,
    changeJadwal: ({ preview }) => ({ ...givenJadwal(), dampak: givenDampak({ bagi: preview ? bagi : null }) }),
  };
  const screen = await open();
  const ubah = async () => {
    await screen.getByRole('button', { name: 'Ubah' }).click();
    return screen.getByRole('dialog', { name: 'Ubah jam kerja' });
  };
  const dialog = await ubah();
  await dialog.getByRole('textbox', { name: 'Toleransi masuk' }).fill('7');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const tanya = screen.getByRole('dialog', { name: 'Berlaku bagi 38 anggota' });
  await expect.element(tanya.getByText(/Yang sudah ditetapkan sejak 20-12-2035 dihapus/)).toBeVisible();
  await expect
    .element(tanya.getByRole('list', { name: 'Yang berubah' }).getByRole('listitem'))
    .toHaveTextContent('Toleransi masuk5 menit → 7 menit');
  await expectNoAxeFindings({ rules: 'experimental' });
  await tanya.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  const lagi = await ubah();
  await lagi.getByRole('textbox', { name: 'Nama' }).fill('Reguler baru');
  await lagi.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(lagi).not.toBeInTheDocument();
  expect(server.lastOf('jadwal.changeJadwal')).toMatchObject({ nama: 'Reguler baru', preview: false });
});

test('hours made the same are those of a day off as well, seen once it becomes a work day', async () => {
  givenHours([]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Buat jam kerja' }).click();
  const senin = screen.getByRole('group', { name: 'Senin' });
  await senin.getByRole('group', { name: 'Masuk' }).getByRole('combobox', { name: 'Jam' }).selectOptions('06');
  await senin.getByRole('button', { name: 'Samakan semua hari kerja' }).click();
  const sabtu = screen.getByRole('group', { name: 'Sabtu' });
  await sabtu.getByRole('checkbox').click();
  await expect
    .element(sabtu.getByRole('group', { name: 'Masuk' }).getByRole('combobox', { name: 'Jam' }))
    .toHaveValue('06');
});

test('an organisation without hours of its own is offered to make them; a shift is one row that may end the next day', async () => {
  const server = givenHours([]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Buat jam kerja' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buat jam kerja' });
  await expect.element(dialog.getByText('37,5 jam', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /seluruh instansi/ })).toBeChecked();

  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Malam');
  await dialog.getByRole('combobox', { name: 'Tipe' }).selectOptions('Shift');
  await dialog.getByRole('group', { name: 'Pulang' }).getByRole('combobox', { name: 'Jam' }).selectOptions('07');
  await dialog
    .getByRole('group', { name: 'Istirahat mulai' })
    .getByRole('combobox', { name: 'Jam' })
    .selectOptions('--');
  await dialog
    .getByRole('group', { name: 'Istirahat selesai' })
    .getByRole('combobox', { name: 'Jam' })
    .selectOptions('--');
  await expect.element(dialog.getByText(/berakhir esok hari/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('jadwal.addJadwalOrganisasi')).toMatchObject({
    tipe_jadwal: TIPE_JADWAL.shift,
    ikut_libur: false,
    untuk_semua: false,
    baris: [{ hari: 0, jam_masuk: '07:30:00', jam_pulang: '07:00:00', istirahat_mulai: null }],
  });
});

test.each([
  ['at six in the morning they hold from today', '2026-11-19T23:00:00Z', '2026-11-20'],
  [
    'in the evening they hold from tomorrow, so that nobody is absent of a day that is over',
    '2026-11-20T15:20:00Z',
    '2026-11-21',
  ],
])('the first hours: %s', async (_, now, tgl_mulai) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  try {
    const server = givenHours([]);
    const screen = await open();
    await screen.getByRole('button', { name: 'Buat jam kerja' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Buat jam kerja' });
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(() => server.lastOf('jadwal.addJadwalOrganisasi')).toMatchObject({ tgl_mulai });
  } finally {
    vi.useRealTimers();
  }
});

test('a fleksibel week says how long each day lasts', async () => {
  const server = givenHours([givenJadwal()]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Buat jam kerja' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buat jam kerja' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Pengembang');
  await dialog.getByRole('combobox', { name: 'Tipe' }).selectOptions('Fleksibel');
  await dialog.getByRole('group', { name: 'Senin' }).getByRole('textbox', { name: 'Lama kerja' }).fill('600');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Senin: lama kerja melebihi rentang jamnya')).toBeVisible();
  await dialog.getByRole('group', { name: 'Senin' }).getByRole('textbox', { name: 'Lama kerja' }).fill('420');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = server.lastOf('jadwal.addJadwalOrganisasi') as { baris: { durasi_menit: number }[] };
  expect(sent.baris.map(({ durasi_menit }) => durasi_menit)).toEqual([420, 450, 450, 450, 450]);
});

test("an organisation uses its tenant's hours and cannot change them; the tenant's admin can", async () => {
  const milikTenant = givenJadwal({ nama: 'Bersama', is_milik_tenant: true });
  givenHours([milikTenant]);
  const screen = await open();
  await expect.element(screen.getByText(/milik induk, hanya dapat dipakai/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ubah' })).not.toBeInTheDocument();
  await screen.unmount();

  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    jadwalTenant: {
      listJadwalTenant: () => givenPage([milikTenant]),
      changeJadwalTenant: () => ({ ...milikTenant, dampak: givenDampak() }),
      getNormaTenant: () => ({ norma_menit: 2280, norma_menit_ramadan: 1980 }),
      listRamadanTenant: ({ tahun }) => [
        { tahun_hijriah: tahun - 578, tgl_mulai: `${tahun}-02-08`, tgl_selesai: `${tahun}-03-09` },
      ],
    },
  });
  const tenant = await renderScreen('tenant-jamKerja', { tenant_id: 3 });
  await expect
    .element(tenant.getByRole('link', { name: 'Norma sepekan' }))
    .toHaveAttribute('href', '/tenant/profil?bagian=pengaturan');
  await tenant.getByRole('button', { name: 'Ubah' }).click();
  const dialog = tenant.getByRole('dialog', { name: 'Ubah jam kerja' });
  await dialog.getByRole('button', { name: 'hari sesudahnya' }).click();
  await dialog.getByRole('checkbox', { name: /Bawaan bagi instansi/ }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('jadwalTenant.changeJadwalTenant')).toMatchObject({
    tenant_id: 3,
    jadwal_id: 4,
    is_default: true,
    tgl_mulai: expect.stringMatching(/-03-10$/),
  });
});

test('hours are copied for Ramadan with one date, and the next step is offered with it: seven actions', async () => {
  const server = givenHours([givenJadwal()]);
  Object.assign(server.answers.jadwal ?? {}, {
    addJadwalOrganisasi: () => ({ ...saved(), jadwal_id: 8, nama: 'Reguler Ramadan' }),
    listRamadan: ({ tahun }: { tahun: number }) => [
      { tahun_hijriah: tahun - 578, tgl_mulai: `${tahun}-02-08`, tgl_selesai: `${tahun}-03-09` },
    ],
  });
  const screen = await open();
  const actions = countActions();
  await screen.getByRole('button', { name: 'Tindakan untuk Reguler' }).click();
  await screen.getByRole('menuitem', { name: 'Salin' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Salin Reguler' });
  await dialog.getByRole('button', { name: 'Pakai tanggal ini' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Nama' })).toHaveValue('Reguler Ramadan');
  const senin = dialog.getByRole('group', { name: 'Senin' });
  await senin.getByRole('group', { name: 'Pulang' }).getByRole('combobox', { name: 'Jam' }).selectOptions('14');
  await senin.getByRole('button', { name: 'Samakan semua hari kerja' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await screen.getByRole('button', { name: 'Tetapkan', exact: true }).click();
  await expect.poll(() => screen.address()).toMatch(/jadwalKerja\?tetapkan=8&mulai=\d{4}-02-08&sampai=\d{4}-03-09/);
  expect(actions()).toBe(7);
  expect(server.lastOf('jadwal.addJadwalOrganisasi')).toMatchObject({ nama: 'Reguler Ramadan', untuk_semua: false });
});

test('hours that were used are made inactive where they cannot be removed, and it is said why in the same dialog', async () => {
  const server = givenHours([givenJadwal()]);
  Object.assign(server.answers.jadwal ?? {}, {
    removeJadwal: () => {
      throw new Refusal('jadwal.in_use');
    },
  });
  const screen = await open();
  const actions = countActions();
  await screen.getByRole('button', { name: 'Tindakan untuk Reguler' }).click();
  await screen.getByRole('menuitem', { name: 'Hapus' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Nonaktifkan jam kerja Reguler?' });
  await expect.element(dialog.getByText(/pernah dipakai, jadi tidak dapat dihapus/)).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect
    .poll(() => server.lastOf('jadwal.changeJadwal'))
    .toMatchObject({ jadwal_id: 4, status: STATUS_RECORD.tidak_aktif, tgl_mulai: '2026-01-01', preview: false });
  expect(actions()).toBe(3);
});

test('a tenant without hours is not told that nobody’s day is judged', async () => {
  givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    jadwalTenant: {
      listJadwalTenant: () => givenPage([]),
      getNormaTenant: () => ({ norma_menit: 2280, norma_menit_ramadan: 1980 }),
      listRamadanTenant: () => [],
    },
  });
  const screen = await renderScreen('tenant-jamKerja', { tenant_id: 3 });
  await expect
    .element(screen.getByText('Belum ada jam kerja bagi instansi yang tidak memiliki jam kerja sendiri.'))
    .toBeVisible();
});
