import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenJadwal } from '../../testing/given/given-jadwal.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { berlaku } = givenJadwal();
if (!berlaku) throw new Error('The example must hold now');
const lama = {
  ...berlaku,
  tgl_mulai: '2025-01-01',
  tgl_selesai: '2025-12-31',
  baris: berlaku.baris.map((baris) => ({ ...baris, jam_masuk: '08:00:00' })),
};
const open = () => renderScreen('jamKerja.detail', { organisasi_id: 9, jadwal_id: 4 });

test('the hours of now stand above those of other times, each with its days', async () => {
  const server = givenServer({
    auth: givenSession(),
    jadwal: { getJadwal: () => givenJadwal({ versi: [berlaku, lama] }) },
  });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Reguler' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Senin 07:30 16:00 12:00–13:00' })).toBeVisible();
  const before = screen.getByRole('region', { name: 'Sejak 1 Januari 2025' });
  await expect.element(before.getByText('Sampai 31 Desember 2025')).toBeVisible();
  await expect.element(before.getByRole('row', { name: 'Senin 08:00 16:00 12:00–13:00' })).toBeVisible();
  expect(server.lastOf('jadwal.getJadwal')).toMatchObject({ organisasi_id: 9, jadwal_id: 4 });
  await expect
    .element(screen.getByRole('link', { name: 'Jam Kerja', exact: true }))
    .toHaveAttribute('href', '/organisasi/9/jamKerja');
  await expectNoAxeFindings();
});

test('hours that are planned are taken back: those before them are sent from that day on', async () => {
  const rencana = { ...lama, tgl_mulai: '2035-12-01', tgl_selesai: null };
  const versi = [rencana, { ...berlaku, tgl_selesai: '2035-11-30' }];
  const server = givenServer({
    auth: givenSession(),
    jadwal: {
      getJadwal: () => givenJadwal({ versi }),
      changeJadwal: () => ({ ...givenJadwal(), dampak: givenDampak() }),
    },
  });
  const screen = await open();
  const kartu = screen.getByRole('region', { name: 'Sejak 1 Desember 2035' });
  await kartu.getByRole('button', { name: 'Batalkan rencana' }).click();
  const tanya = screen.getByRole('dialog', { name: 'Batalkan jam kerja yang direncanakan sejak 01-12-2035?' });
  await tanya.getByRole('button', { name: 'Batalkan rencana' }).click();
  await expect
    .poll(() => server.lastOf('jadwal.changeJadwal'))
    .toMatchObject({
      jadwal_id: 4,
      tgl_mulai: '2035-12-01',
      baris: expect.arrayContaining([expect.objectContaining({ hari: 1, jam_masuk: '07:30:00' })]),
    });
  expect(screen.getByRole('button', { name: 'Batalkan rencana' }).elements()).toHaveLength(1);
});

test('a schedule that is not there is said so, and can be asked for again', async () => {
  const server = givenServer({
    auth: givenSession(),
    jadwal: {
      getJadwal: () => {
        throw new Refusal('input.not_found');
      },
    },
  });
  const screen = await open();
  await expect.element(screen.getByRole('alert').getByText('Data tidak ditemukan')).toBeVisible();
  server.answers.jadwal = { getJadwal: () => givenJadwal() };
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('row', { name: 'Minggu Libur' })).toBeVisible();
});
