import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../testing/given/given-dampak.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenMe } from '../testing/orang.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const mesin: Gangguan = {
  gangguan_id: 3,
  dari: '2026-11-19T00:00:00Z',
  sampai: '2026-11-19T01:30:00Z',
  alasan: 'Mesin presensi mati',
  bukti: null,
  status: 'diajukan',
  catatan: null,
  is_milik_tenant: false,
  organisasi: [{ organisasi_id: 9, nama: 'MTsN 2' }],
  tertunda: [],
  dibuat_oleh: 'Operator',
  dibuat_pada: '2026-11-19T02:00:00Z',
  diputuskan_oleh: null,
  diputuskan_pada: null,
};

test('an incident is approved after showing whom it excuses', async () => {
  const server = givenServer({
    auth: givenSession(),
    gangguan: {
      listGangguan: () => givenPage([mesin]),
      decideGangguan: ({ preview }) => ({
        ...mesin,
        status: 'disetujui',
        dampak: preview ? dampakLalu() : givenDampak(),
      }),
    },
  });
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 }, { bagian: 'gangguan' });
  await expect
    .element(screen.getByRole('row', { name: /Mesin presensi mati 19-11-2026 07:00 – 19-11-2026 08:30/ }))
    .toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Mesin presensi mati' }).click();
  await screen.getByRole('dialog', { name: 'Mesin presensi mati' }).getByRole('button', { name: 'Setujui' }).click();
  const question = screen.getByRole('dialog', { name: 'Setujui gangguan ini?' });
  await expect.element(question.getByText(/Rina Gunawan/)).toBeVisible();
  await question.getByRole('button', { name: 'Setujui' }).click();
  await expect
    .poll(() => server.lastOf('gangguan.decideGangguan'))
    .toMatchObject({ keputusan: 'setujui', preview: false });
});

test('one that changes his own days is another’s to approve, which its desk says before anything is pressed', async () => {
  const antre = { cuti: 0, presensi_manual: 0, klaim: 0, tukar_shift: 0, ditinjau: 0, wajah: 0, tertahan: 0 };
  givenServer({
    auth: givenSession(),
    persetujuan: {
      countMenunggu: () => ({
        ...antre,
        gangguan: 1,
        kesepakatan: 0,
        beku: { cuti: 0, klaim: 0 },
        is_penyetuju: false,
      }),
    },
    gangguan: {
      listGangguan: () => givenPage([mesin]),
      decideGangguan: () => {
        throw new Refusal('gangguan.own');
      },
    },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'gangguan' });
  await expect
    .element(screen.getByText('Gangguan yang mengubah hari Anda sendiri disetujui operator lain atau admin induk.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /Setujui/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /Tolak/ }).first()).toBeVisible();
});

test('and so does its panel beside the list, which offers no approval', async () => {
  givenServer({
    auth: givenSession(),
    gangguan: {
      listGangguan: () => givenPage([mesin]),
      decideGangguan: () => {
        throw new Refusal('gangguan.own');
      },
    },
  });
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 }, { bagian: 'gangguan' });
  await screen.getByRole('button', { name: 'Mesin presensi mati' }).click();
  const panel = screen.getByRole('dialog', { name: 'Mesin presensi mati' });
  await expect
    .element(panel.getByText('Gangguan yang mengubah hari Anda sendiri disetujui operator lain atau admin induk.'))
    .toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Tolak' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
});

test('an approved incident is taken back after showing whose days it no longer excuses', async () => {
  const disetujui = { ...mesin, status: 'disetujui' as const };
  const server = givenServer({
    auth: givenSession(),
    gangguan: {
      listGangguan: () => givenPage([disetujui]),
      decideGangguan: () => ({ ...mesin, status: 'dibatalkan', dampak: dampakLalu() }),
    },
  });
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 }, { bagian: 'gangguan' });
  await screen.getByRole('button', { name: 'Mesin presensi mati' }).click();
  await screen.getByRole('button', { name: 'Batalkan gangguan' }).click();
  const question = screen.getByRole('dialog', { name: 'Batalkan gangguan ini?' });
  await expect.element(question.getByText(/tidak lagi dimaafkan: \d+ hari berubah/)).toBeVisible();
  await expect.element(question.getByText(/Rina Gunawan/)).toBeVisible();
  expect(server.lastOf('gangguan.decideGangguan')).toMatchObject({ keputusan: 'batal', preview: true });
  await question.getByRole('textbox').fill('Mesin tidak mati');
  await question.getByRole('button', { name: 'Batalkan gangguan' }).click();
  await expect
    .poll(() => server.lastOf('gangguan.decideGangguan'))
    .toMatchObject({ keputusan: 'batal', keterangan: 'Mesin tidak mati', preview: false });
});

test('an incident that ends before it begins is said so at its end, and not sent', async () => {
  const server = givenServer({ auth: givenSession(), gangguan: { listGangguan: () => givenPage([]) } });
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 }, { bagian: 'gangguan' });
  await screen.getByRole('button', { name: 'Catat gangguan' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Catat gangguan' });
  for (const [name, jam] of [['mulai', '09'], ['selesai', '08']] as const) {
    const time = dialog.getByRole('group', { name: `Jam ${name}` });
    await time.getByRole('combobox', { name: 'Jam' }).selectOptions(jam);
    await time.getByRole('combobox', { name: 'Menit' }).selectOptions('30');
  } // prettier-ignore
  await dialog.getByRole('textbox', { name: 'Apa yang terjadi' }).fill('Listrik padam');
  await dialog.getByRole('button', { name: 'Catat dan setujui' }).click();
  await expect
    .element(
      dialog.getByRole('group', { name: 'Selesai', exact: true }).getByText('Selesainya tidak boleh sebelum mulainya'),
    )
    .toBeVisible();
  expect(server.lastOf('gangguan.addGangguan')).toBeUndefined();
});

test('an incident is recorded with its times on the organisation’s clock', async () => {
  const server = givenServer({
    auth: givenSession(),
    gangguan: {
      listGangguan: () => givenPage([]),
      addGangguan: () => mesin,
      decideGangguan: () => ({ ...mesin, status: 'disetujui', dampak: dampakLalu() }),
    },
  });
  const screen = await renderScreen('klaimPresensi', { organisasi_id: 9 }, { bagian: 'gangguan' });
  await screen.getByRole('button', { name: 'Catat gangguan' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Catat gangguan' });
  for (const [name, tanggal, jam] of [
    ['mulai', '19-11-2026', '07'],
    ['selesai', '19-11-2026', '08'],
  ] as const) {
    await dialog.getByRole('textbox', { name: `Tanggal ${name}` }).fill(tanggal);
    const time = dialog.getByRole('group', { name: `Jam ${name}` });
    await time.getByRole('combobox', { name: 'Jam' }).selectOptions(jam);
    await time.getByRole('combobox', { name: 'Menit' }).selectOptions('30');
  }
  await dialog.getByRole('textbox', { name: 'Apa yang terjadi' }).fill('Listrik padam');
  await dialog.getByRole('button', { name: 'Catat dan setujui' }).click();
  const question = screen.getByRole('dialog', { name: 'Setujui gangguan ini?' });
  await expect.element(question.getByText(/Rina Gunawan/)).toBeVisible();
  await question.getByRole('button', { name: 'Setujui' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('gangguan.decideGangguan')).toMatchObject({ gangguan_id: 3, preview: false });
  expect(server.lastOf('gangguan.addGangguan')).toMatchObject({
    dari: '2026-11-19T00:30:00.000Z',
    sampai: '2026-11-19T01:30:00.000Z',
    alasan: 'Listrik padam',
  });
});

test('Keterlambatan of an organisation shows what its tenant recorded for it, which it cannot decide', async () => {
  givenServer({
    auth: givenSession(),
    hitungUlang: { listHitungUlang: () => [] },
    skorPresensi: { listSkor: () => givenPage([]) },
    gangguan: { listGangguan: () => givenPage([{ ...mesin, is_milik_tenant: true }]) },
  });
  const screen = await renderScreen('kategoriTerlambat', { organisasi_id: 9 });
  await screen.getByRole('link', { name: 'Gangguan' }).click();
  await expect.element(screen.getByRole('row', { name: /Mesin presensi mati.*Induk/ })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Mesin presensi mati' }).click();
  const panel = screen.getByRole('dialog', { name: 'Mesin presensi mati' });
  await expect.element(panel.getByText(/dicatat induk dan diputuskan oleh admin induk/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
});

test('a tenant admin reads them by his own clock, which is named', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-9 * 60);
  givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    gangguanTenant: { listGangguanTenant: () => givenPage([{ ...mesin, is_milik_tenant: true }]) },
  });
  const screen = await renderScreen('tenant-kategoriTerlambat', {}, { bagian: 'gangguan' });
  await expect.element(screen.getByRole('columnheader', { name: 'Waktu (WIT)' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /19-11-2026 09:00 – 19-11-2026 10:30/ })).toBeVisible();
  vi.restoreAllMocks();
});

test('a tenant admin records one for all of his organisations, and approves it for all at once', async () => {
  const tenant: Gangguan = { ...mesin, is_milik_tenant: true };
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    organisasi: { listOrganisasi: () => givenPage([]) },
    gangguanTenant: {
      listGangguanTenant: () => givenPage([tenant]),
      addGangguanTenant: () => tenant,
      decideGangguanTenant: () => ({
        ...tenant,
        status: 'disetujui',
        tertunda: [{ organisasi_id: 12, nama: 'MTsN 1', bulan: '2026-11', hari: 3, anggota: 2 }],
        dampak: givenDampak(),
      }),
    },
  });
  const screen = await renderScreen('tenant-kategoriTerlambat', {}, { bagian: 'gangguan' });
  await expect.element(screen.getByRole('link', { name: 'Gangguan' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: 'Catat gangguan' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Catat gangguan' });
  await dialog.getByRole('combobox', { name: 'Instansi' }).click();
  await screen.getByRole('option', { name: 'Semua instansi' }).click();
  await userEvent.keyboard('{Escape}');
  for (const name of ['mulai', 'selesai']) {
    const time = dialog.getByRole('group', { name: `Jam ${name}` });
    await time.getByRole('combobox', { name: 'Jam' }).selectOptions('00');
    await time.getByRole('combobox', { name: 'Menit' }).selectOptions('00');
  }
  await dialog.getByRole('textbox', { name: 'Apa yang terjadi' }).fill('Pusat data padam');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Catat dan setujui' }).click();
  await screen
    .getByRole('dialog', { name: 'Setujui gangguan ini?' })
    .getByRole('button', { name: 'Catat saja' })
    .click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('gangguanTenant.addGangguanTenant')).toMatchObject({ tenant_id: 3, organisasi_id: [0] });

  await screen.getByRole('button', { name: 'Mesin presensi mati' }).click();
  await screen.getByRole('dialog', { name: 'Mesin presensi mati' }).getByRole('button', { name: 'Setujui' }).click();
  const question = screen.getByRole('dialog', { name: 'Setujui gangguan ini?' });
  await expect.element(question.getByText('MTsN 1, November 2026: 3 hari dari 2 anggota')).toBeVisible();
  await question.getByRole('button', { name: 'Setujui' }).click();
  await expect
    .poll(() => server.lastOf('gangguanTenant.decideGangguanTenant'))
    .toMatchObject({ tenant_id: 3, preview: false });
});
