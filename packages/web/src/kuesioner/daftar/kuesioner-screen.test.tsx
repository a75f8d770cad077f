import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenKuesioner, templatKuesioner } from '../../testing/given/given-kuesioner.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const terbuka = givenKuesioner({
  keadaan: 'terbuka',
  status: 'terbit',
  tgl_selesai: '2026-11-27',
  jumlah_menjawab: 18,
  jumlah_lewat_tautan: 6,
});

function givenList() {
  return givenServer({
    auth: givenSession(),
    jawabKuesioner: { countKuesionerBelum: () => ({ jumlah: 2 }) },
    kuesioner: {
      listKuesioner: () => givenPage([terbuka]),
      listTemplatKuesioner: () => templatKuesioner,
      addKuesioner: () => givenKuesioner({ kuesioner_id: 7 }),
      addDuplikatKuesioner: () => givenKuesioner({ kuesioner_id: 8 }),
      openKuesioner: () => terbuka,
      sendPengingatKuesioner: () => ({ diingatkan: 20, tanpa_email: 2, sudah_diingatkan: 0 }),
      endKuesioner: () => ({ ...terbuka, keadaan: 'tutup', status: 'tutup' }),
      removeKuesioner: () => null,
      setTautanKuesioner: () => ({ token: 'abc', url: 'https://hadir.example/kuesioner#abc' }),
    },
  });
}

test('the list tells what state each is in, until when it is open and how many have answered', async () => {
  const server = givenList();
  const screen = await renderScreen('kuesioner', { organisasi_id: 9 });
  const row = screen.getByRole('row', {
    name: /Kesehatan guru Terbuka Sampai 27-11-2026 Semua anggota 18 dari 40, 6 lewat/,
  });
  await expect.element(row).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('combobox', { name: 'Keadaan kuesioner' }).selectOptions('Tutup');
  await expect.poll(() => server.lastOf('kuesioner.listKuesioner')).toMatchObject({ keadaan: 'tutup' });
  await screen.getByRole('button', { name: 'Kesehatan guru', exact: true }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/kuesioner/5');
});

test('a new one is begun from a template and opens to be written', async () => {
  const server = givenList();
  const screen = await renderScreen('kuesioner', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Buat kuesioner' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Buat kuesioner' })).toBeVisible();
  await screen.getByRole('button', { name: /Kepuasan bekerja/ }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/kuesioner/7');
  expect(server.lastOf('kuesioner.addKuesioner')).toMatchObject({
    judul: 'Kepuasan bekerja',
    is_anonim: true,
    bagian: templatKuesioner[0]?.bagian,
  });
});

test('closing and deleting ask first and say what goes; a link is shown to be copied', async () => {
  const server = givenList();
  const screen = await renderScreen('kuesioner', { organisasi_id: 9 });
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: 'Tindakan untuk Kesehatan guru' }).click();
    await screen.getByRole('menuitem', { name }).click();
  };
  await choose('Buat tautan publik');
  await expect
    .element(screen.getByRole('textbox', { name: 'Tautan' }))
    .toHaveValue('https://hadir.example/kuesioner#abc');
  await screen
    .getByRole('dialog', { name: 'Tautan publik' })
    .getByRole('button', { name: 'Tutup', exact: true })
    .first()
    .click();

  await choose('Tutup');
  await screen.getByRole('button', { name: 'Tutup kuesioner' }).click();
  await expect.poll(() => server.lastOf('kuesioner.endKuesioner')).toEqual({ organisasi_id: 9, kuesioner_id: 5 });

  await choose('Hapus');
  await expect.element(screen.getByText(/24 jawaban dan semua pertanyaannya ikut terhapus/)).toBeVisible();
  await screen.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect.poll(() => server.lastOf('kuesioner.removeKuesioner')).toEqual({ organisasi_id: 9, kuesioner_id: 5 });
});

test('from its row one is reminded of, a draft is published, and an anonymous one is offered no link', async () => {
  const server = givenList();
  const draf = givenKuesioner({ kuesioner_id: 6, judul: 'Kepuasan', is_anonim: true });
  server.answers.kuesioner = { ...server.answers.kuesioner, listKuesioner: () => givenPage([terbuka, draf]) };
  const screen = await renderScreen('kuesioner', { organisasi_id: 9 });
  await expect
    .element(screen.getByRole('link', { name: 'Kuesioner saya (2)' }))
    .toHaveAttribute('href', '/organisasi/9/riwayat-kuesioner');
  await screen.getByRole('button', { name: 'Tindakan untuk Kesehatan guru' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Ingatkan' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Terbitkan' }).query()).toBeNull();
  await screen.getByRole('menuitem', { name: 'Ingatkan' }).click();
  await screen.getByRole('button', { name: 'Ingatkan', exact: true }).click();
  await expect
    .element(screen.getByText('20 orang diingatkan, 2 di antaranya tanpa email, hanya di loncengnya'))
    .toBeVisible();

  await screen.getByRole('button', { name: 'Tindakan untuk Kepuasan' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Terbitkan' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Buat tautan publik' }).query()).toBeNull();
  await screen.getByRole('menuitem', { name: 'Terbitkan' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
  await expect.poll(() => server.lastOf('kuesioner.openKuesioner')).toEqual({ organisasi_id: 9, kuesioner_id: 6 });
});

test('a draft that cannot be asked yet is opened where it is mended', async () => {
  const server = givenList();
  server.answers.kuesioner = {
    ...server.answers.kuesioner,
    listKuesioner: () => givenPage([givenKuesioner({ judul: 'Kepuasan' })]),
    openKuesioner: () => {
      throw new Refusal('input.invalid', { 'pertanyaan.1': ['Tambahkan paling sedikit dua pilihan'] });
    },
  };
  const screen = await renderScreen('kuesioner', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tindakan untuk Kepuasan' }).click();
  await screen.getByRole('menuitem', { name: 'Terbitkan' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
  await expect.element(screen.getByText('Lengkapi dahulu pertanyaannya', { exact: false })).toBeVisible();
  await expect.poll(screen.address).toBe('/organisasi/9/kuesioner/5');
});
