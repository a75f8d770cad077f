import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './browser.ts';
import { dateHere } from './date-here.ts';
import { ask, organisasiId } from './demo-ids.ts';
import { findAxeFaults } from './find-axe-faults.ts';

const browser = await openBrowser();
/** Each width decides in an organisation of its own. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, kode: 'MTSN1' },
  { name: '1440', viewport: WIDTHS.meja, kode: 'KANTOR' },
];
type Hari = { tanggal: string; tidak_lengkap: string | null; anggota: { user_id: number; nama: string } };

test.each(JOURNEYS)(
  'a day without its end is mended in three actions, and what a member asks for is decided in two ($name px)',
  async ({ viewport, kode }) => {
    const { page, errors } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    await signIn(page, `operator.${kode.toLowerCase()}`);
    const id = await organisasiId(page, kode);
    expect((await page.request.put(`/api/pengaturan/${id}`, { data: { klaim_mundur_hari: 62 } })).status()).toBe(200);
    const [hari] = await listTidakLengkap(page, id);
    if (!hari) throw new Error('the demo has no day without its end');

    const search = new URLSearchParams({ from: hari.tanggal, to: hari.tanggal, user_id: `${hari.anggota.user_id}` });
    await page.goto(`/organisasi/${id}/riwayat-hadir?${search}`);
    const perbaiki = countActions();
    await perbaiki.click(page.getByRole('button', { name: new RegExp(hari.anggota.nama) }).first());
    await perbaiki.click(page.getByRole('button', { name: 'Perbaiki' }));
    const dialog = page.getByRole('dialog', { name: /^Perbaiki presensi/ });
    await dialog.getByText('Harinya menjadi:').waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await perbaiki.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.waitFor({ state: 'detached' });
    expect(perbaiki.jumlah()).toBe(3);
    const sesudah = await listTidakLengkap(page, id);
    expect(sesudah.map(keyOf)).not.toContain(keyOf(hari));

    const anggota = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    await signIn(anggota.page, `${kode.toLowerCase()}.11`);
    const { user_id, nama } = await ask<{ user_id: number; nama: string }>(anggota.page, '/me');
    const riwayat = await ask<{ data: Hari[] }>(
      anggota.page,
      `/orgs/${id}/presensi/riwayat/${user_id}?from=${dateHere(-30)}&to=${dateHere(-1)}&is_absen=false&is_cuti=false`,
    );
    const tanggal = riwayat.data[0]?.tanggal ?? '';
    await anggota.page.goto(`/organisasi/${id}/riwayat-hadir-user?from=${tanggal}&to=${tanggal}`);
    await anggota.page
      .getByRole('button', { name: new RegExp(`^${tanggal.split('-').toReversed().join('-')}`) })
      .click();
    await anggota.page.getByRole('button', { name: 'Ajukan perubahan' }).last().click();
    const ajukan = anggota.page.getByRole('dialog', { name: 'Ajukan perubahan' });
    await ajukan.getByRole('textbox', { name: 'Keterangan' }).fill('Rapat di kantor wilayah');
    await ajukan.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await ajukan.waitFor({ state: 'detached' });

    await page.goto(`/dashboard/${id}`);
    const putuskan = countActions();
    await putuskan.click(page.getByRole('link', { name: /^\d+ Ubah Presensi$/ }));
    const setujui = page.getByRole('button', { name: new RegExp(`^Setujui Klaim ${nama}`) });
    await putuskan.click(setujui);
    expect(putuskan.jumlah()).toBe(2);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await setujui.waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await setujui.click();
    await page.goto(`/organisasi/${id}/klaimPresensi?q=${encodeURIComponent('Rapat di kantor wilayah')}`);
    await page.getByText('Berlaku').first().waitFor();
    expect([...errors, ...anggota.errors]).toEqual([]);
  },
);

const keyOf = ({ tanggal, anggota }: Hari) => `${anggota.user_id} ${tanggal}`;

async function listTidakLengkap(page: Page, organisasi_id: number): Promise<Hari[]> {
  const riwayat = `/orgs/${organisasi_id}/presensi?from=${dateHere(-21)}&to=${dateHere(-1)}&count=500`;
  const { data } = await ask<{ data: Hari[] }>(page, riwayat);
  return data.filter(({ tidak_lengkap }) => tidak_lengkap === 'pulang');
}

/** What a person does, one by one. */
function countActions() {
  let jumlah = 0;
  return {
    click: async (target: Locator) => {
      jumlah += 1;
      await target.click();
    },
    jumlah: () => jumlah,
  };
}
