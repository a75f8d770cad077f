import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenAtributAktif, givenAtributAnggota } from '../../testing/given/given-atribut.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const seragam = givenAtributAktif();
const jam = givenAtributAktif({ atribut_id: 2, nama: 'Jam mengajar', tipe: 'angka', pilihan: [] });
const tmt = givenAtributAktif({ atribut_id: 3, nama: 'TMT', tipe: 'tanggal', pilihan: [], is_wajib: true });
const rina = givenAnggota({ atribut: { 1: 'M', 2: '24.5', 3: '2019-03-01' } });
const budi = givenAnggota({ user_id: 22, nama: 'Budi Santoso', nip: null, atribut: { 2: '12' } });

function given() {
  return givenServer({
    auth: givenSession(),
    anggota: {
      listAnggota: () => givenPage([rina, budi]),
      getAnggota: () => rina,
      changeAnggota: () => rina,
    },
    akun: { listOrganisasiAnggota: () => [], listAktivasi: () => [] },
    nilaiAtribut: {
      listAtributAktif: () => [seragam, jam, tmt],
      listAtributAnggota: () => [
        givenAtributAnggota({ ...seragam, nilai: 'M' }),
        givenAtributAnggota({ ...jam, nilai: '24.5' }),
        givenAtributAnggota({ ...tmt, nilai: '2019-03-01' }),
      ],
    },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
}
const daftar = (search = {}) => renderScreen('user', { organisasi_id: 9 }, search);

test('what one picks stands as columns before the status, is asked for, and stays in the address', async () => {
  const server = given();
  const screen = await daftar();
  // One button chooses among all columns, those of every member and those of the attributes.
  await screen.getByRole('button', { name: /^Kolom/ }).click();
  const atribut = screen.getByRole('group', { name: 'Atribut' });
  await expectNoAxeFindings({ rules: 'experimental' });
  await atribut.getByRole('checkbox', { name: 'Ukuran seragam' }).click();
  await atribut.getByRole('checkbox', { name: 'Jam mengajar' }).click();
  await atribut.getByRole('checkbox', { name: 'TMT' }).click();
  const baku = screen.getByRole('group', { name: 'Kolom yang tampil' });
  await expect.element(baku.getByRole('checkbox', { name: 'TMT' })).not.toBeInTheDocument();
  await baku.getByRole('checkbox', { name: 'Jabatan' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('columnheader', { name: 'Jabatan' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.* M 24,5 01-03-2019 Aktif$/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Budi Santoso.* — 12 — Aktif$/ })).toBeVisible();
  expect(server.lastOf('anggota.listAnggota')).toMatchObject({ kolom_atribut: [1, 2, 3] });
  expect(screen.address()).toContain('kolom_atribut');
});

test('on a phone one picks them in the filters, and they stand in the cards', async () => {
  await showIn({ width: 360 });
  onTestFinished(() => showIn({}));
  const server = given();
  const screen = await daftar();
  await screen.getByRole('button', { name: 'Filter' }).click();
  const tampil = screen.getByRole('group', { name: 'Atribut yang tampil di daftar' });
  await tampil.getByText('Jam mengajar').click();
  await expectNoAxeFindings({ rules: 'experimental' });
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  const kartu = screen.getByRole('listitem').filter({ hasText: 'Budi Santoso' });
  await expect.element(kartu.getByText('Jam mengajar')).toBeVisible();
  await expect.element(kartu.getByText('12', { exact: true })).toBeVisible();
  expect(server.lastOf('anggota.listAnggota')).toMatchObject({ kolom_atribut: [2] });
  // What is seen narrows nothing.
  await expect.element(screen.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
});

test('however many columns there are, the name keeps its room and the table scrolls in its box', async () => {
  const server = given();
  const banyak = Array.from({ length: 12 }, (_, index) =>
    givenAtributAktif({ atribut_id: index + 1, nama: `Isian yang panjang namanya ${index}`, tipe: 'teks' }),
  );
  server.answers.nilaiAtribut = { ...server.answers.nilaiAtribut, listAtributAktif: () => banyak };
  const screen = await daftar({ kolom_atribut: banyak.map(({ atribut_id }) => atribut_id) });
  await expect.element(screen.getByRole('columnheader', { name: 'Isian yang panjang namanya 11' })).toBeInTheDocument();
  const nama = screen.getByRole('button', { name: /^Rina Gunawan/ }).element();
  expect(nama.getBoundingClientRect().width).toBeGreaterThan(200);
  const box = nama.closest('table')?.parentElement;
  expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? Infinity);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  box?.scrollTo({ left: 900 });
  expect(nama.getBoundingClientRect().left).toBeGreaterThanOrEqual(box?.getBoundingClientRect().left ?? Infinity);
});

test('the list is narrowed by attributes: a choice, a span of numbers; each is a chip that takes it away', async () => {
  const server = given();
  const screen = await daftar();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByRole('combobox', { name: 'Ukuran seragam' }).selectOptions('Belum diisi');
  await screen.getByRole('textbox', { name: 'Jam mengajar paling kecil' }).fill('12,5');
  await screen.getByRole('textbox', { name: 'Jam mengajar paling besar' }).fill('12');
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByText('Isi angka yang tidak kurang dari yang paling kecil')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Jam mengajar paling besar' }).fill('1.200');
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hapus filter Jam mengajar: 12,5 – 1.200' })).toBeVisible();
  await screen.getByRole('button', { name: /^Filter \(/ }).click();
  await screen.getByRole('textbox', { name: 'Jam mengajar paling besar' }).fill('');
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hapus filter Jam mengajar: mulai 12,5' })).toBeVisible();
  await expect.poll(() => server.lastOf('anggota.listAnggota')).toMatchObject({ atribut: { 1: null, 2: '12.5..' } });
  await screen.getByRole('button', { name: 'Hapus filter Ukuran seragam: belum diisi' }).click();
  await expect.poll(() => server.lastOf('anggota.listAnggota')).toMatchObject({ atribut: { 2: '12.5..' } });
});

test('an operator reads them in the detail and fills them in with the form, which sends only what he changed', async () => {
  const server = given();
  server.answers.anggota = {
    ...server.answers.anggota,
    changeAnggota: ({ atribut }) => {
      if (atribut?.['2'] === 'banyak') throw new Refusal('input.invalid', { 'atribut.2': ['Tulis sebagai angka'] });
      return rina;
    },
  };
  const screen = await renderScreen('user.detail', { organisasi_id: 9, user_id: 21 });
  await expect.element(screen.getByText('24,5')).toBeVisible();
  await expect.element(screen.getByText('01-03-2019')).toBeVisible();
  // What is left to the member is his to fill in from his own page; here the form has it.
  await expect.element(screen.getByRole('button', { name: 'Isi atribut' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Ubah', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: /Ubah/ });
  const jamField = dialog.getByRole('textbox', { name: 'Jam mengajar' });
  await expect.element(jamField).toHaveValue('24,5');
  await jamField.fill('banyak');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Tulis sebagai angka')).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  await jamField.fill('18');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('anggota.changeAnggota')).toMatchObject({ atribut: { 2: '18' } });
});
