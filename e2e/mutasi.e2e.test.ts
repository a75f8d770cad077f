import { SARING_AKTIVASI } from '../packages/contract/src/anggota/daftar/saring-aktivasi.ts';
import { KODE_PERAN } from '../packages/rules/src/akses/kode-peran.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { chooseAnggota } from './kit/choose-anggota.ts';
import { dateHere } from './kit/date-here.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';

const browser = await openBrowser();

test.each([
  { nama: 'at 360 px', viewport: WIDTHS.ponsel, siapa: 0 },
  { nama: 'at 1440 px', viewport: WIDTHS.meja, siapa: 1 },
])(
  'a member is moved by his school, taken in by the office, and stays after all since it is called off before its day ($nama)',
  async ({ viewport, siapa }) => {
    const asal = await openPage(browser, { viewport });
    await signIn(asal.page, 'operator.mtsn1');
    const mtsn = await organisasiId(asal.page, 'MTSN1');
    const nama = await plainMember(asal.page, mtsn, siapa);
    await asal.page.goto(`/organisasi/${mtsn}/mutasi`);
    await asal.page.getByRole('button', { name: 'Buat mutasi' }).click();
    const form = asal.page.getByRole('dialog', { name: 'Buat mutasi' });
    await chooseAnggota(asal.page, form.getByRole('combobox', { name: 'Anggota' }), nama);
    await form.getByRole('combobox', { name: 'Instansi tujuan' }).fill('Sekretariat');
    await asal.page.getByRole('option', { name: /Sekretariat/ }).click();
    await form.getByRole('textbox', { name: 'Mulai di tujuan' }).fill(typed(dateHere(3)));
    await form.getByRole('textbox', { name: 'Keterangan' }).fill('SK 800/14/2026');
    await form.getByRole('button', { name: 'Lanjut' }).click();
    const question = asal.page.getByRole('dialog', { name: `Ajukan mutasi ${nama}?` });
    await question.getByText('Saldo cuti').waitFor();
    expect(await findAxeFaults(asal.page, 'all')).toEqual([]);
    await question.getByRole('button', { name: 'Ajukan' }).click();
    await asal.page.getByRole('button', { name: nama }).first().waitFor();

    const tujuan = await openPage(browser, { viewport });
    await signIn(tujuan.page, 'operator.kantor');
    const kantor = await organisasiId(tujuan.page, 'KANTOR');
    await tujuan.page.goto(`/organisasi/${kantor}/mutasi`);
    await tujuan.page.getByRole('button', { name: nama }).first().click();
    const panel = tujuan.page.getByRole('dialog', { name: `Mutasi ${nama}` });
    await panel.getByText('SK 800/14/2026').waitFor();
    expect(await findAxeFaults(tujuan.page, 'all')).toEqual([]);
    await panel.getByRole('button', { name: 'Konfirmasi' }).click();
    await tujuan.page.getByRole('button', { name: 'Lanjut' }).click();
    await tujuan.page
      .getByRole('dialog', { name: `Terima ${nama}?` })
      .getByRole('button', { name: 'Konfirmasi' })
      .click();
    await panel.getByText('Dikonfirmasi').waitFor();

    await asal.page.reload();
    await asal.page.getByRole('button', { name: nama }).first().click();
    const milik = asal.page.getByRole('dialog', { name: `Mutasi ${nama}` });
    await milik.getByRole('button', { name: 'Batalkan mutasi' }).click();
    const batal = asal.page.getByRole('dialog', { name: `Batalkan mutasi ${nama}?` });
    await batal.getByRole('textbox', { name: 'Keterangan' }).fill('Masih dibutuhkan');
    await batal.getByRole('button', { name: 'Batalkan mutasi' }).click();
    await milik.getByText('Tidak jadi').waitFor();
    await milik.getByText('Masih dibutuhkan').waitFor();
    await endVisits(asal, tujuan);
  },
);

const typed = (tanggal: string) => tanggal.split('-').toReversed().join('-');

/** Somebody who heads nothing and whom an operator may move. */
async function plainMember(page: Page, organisasi_id: number, siapa: number): Promise<string> {
  const { data } = await ask<{ data: { nama: string }[] }>(
    page,
    `/orgs/${organisasi_id}/users?role=${KODE_PERAN.user}&is_aktif=1&aktivasi=${SARING_AKTIVASI.sudah}&count=100&sort=-nama`,
  );
  const grup = await ask<{ kepala: string | null }[]>(page, `/orgs/${organisasi_id}/groups`);
  const kepala = new Set(grup.map((one) => one.kepala));
  const first = data.filter(({ nama }) => !kepala.has(nama))[siapa];
  if (!first) throw new Error('The demo has too few plain members');
  return first.nama;
}
