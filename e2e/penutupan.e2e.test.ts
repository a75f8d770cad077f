import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';

const browser = await openBrowser();
const SEBAB = 'Tunggakan dua bulan, hubungi bagian keuangan';

type Penutupan = {
  oleh: string;
  /** Where who closes finds what he closes. */
  alamat: string;
  baris?: string;
  cara: 'Blokir' | 'Nonaktifkan';
  /** What stands on the log-in screen. */
  kalimat: RegExp;
};
const TENANT: Penutupan = {
  oleh: 'superadmin',
  alamat: '/tenant/327701',
  cara: 'Blokir',
  kalimat: new RegExp(`sedang diblokir: ${SEBAB}`),
};
const INSTANSI: Penutupan = {
  oleh: 'admin.sukaraja',
  alamat: '/organisasi',
  baris: 'Dinas Pendidikan Kota Sukaraja',
  cara: 'Nonaktifkan',
  kalimat: new RegExp(`sedang dinonaktifkan: ${SEBAB}`),
};

test.each([
  { ...TENANT, nama: 'a tenant, at 360 px', viewport: WIDTHS.ponsel },
  { ...INSTANSI, nama: 'an organisation, at 1440 px', viewport: WIDTHS.meja },
])(
  'who is signed in is out with the reason when his place is closed, and finds all as it was once it is open again ($nama)',
  async ({ oleh, alamat, baris, cara, kalimat, viewport }) => {
    const operator = await openPage(browser, { viewport });
    await signIn(operator.page, 'operator.disdik');
    const id = await organisasiId(operator.page, 'DISDIK');
    const anggota = await openPage(browser, { viewport });
    await signIn(anggota.page, 'pegawai.disdik');
    await operator.page.goto(`/organisasi/${id}/users`);
    await operator.page.getByText('Dra. Hj. Kurniasih, M.M.').first().waitFor();
    await anggota.page.goto(`/organisasi/${id}/riwayat-hadir-user`);
    await anggota.page.getByRole('heading', { level: 1, name: 'Riwayat Kehadiran' }).waitFor();
    const sebelum = await Promise.all([read(operator.page, `/orgs/${id}/users`), read(anggota.page, `/orgs/${id}`)]);
    expect(sebelum.map(({ status }) => status)).toEqual([200, 200]);
    const kalender = await addKalender(operator.page, id);

    const atas = await openPage(browser, { viewport });
    await signIn(atas.page, oleh);
    await changeStatus(atas.page, { alamat, baris }, cara);

    // Each is out with the next thing that he does on the page that he has open.
    await operator.page.getByRole('searchbox').first().fill('Kurniasih');
    await anggota.page.getByRole('link', { name: 'Beranda' }).first().click();
    for (const { page } of [operator, anggota]) {
      await page.waitForURL((url) => url.pathname === '/login');
      await page.getByText(kalimat).first().waitFor();
      expect(await findAxeFaults(page, 'all')).toEqual([]);
    }
    // Nor does he come in again by his password, or by what his browser still holds.
    expect(await tryToSignIn(operator.page, 'operator.disdik')).toMatchObject({
      status: 401,
      message: expect.stringMatching(kalimat),
    });
    await operator.page.getByText(kalimat).first().waitFor();
    // A calendar that is subscribed to is refused as well, without a word about why.
    expect((await atas.page.request.get(kalender)).status()).toBe(404);
    expect(await read(anggota.page, '/me')).toMatchObject({ status: 401 });

    await changeStatus(atas.page, { alamat, baris }, 'Aktifkan kembali');
    await signInOnScreen(operator.page, 'operator.disdik');
    await signInOnScreen(anggota.page, 'pegawai.disdik');
    const sesudah = await Promise.all([read(operator.page, `/orgs/${id}/users`), read(anggota.page, `/orgs/${id}`)]);
    expect(sesudah).toEqual(sebelum);
    expect((await atas.page.request.get(kalender)).status()).toBe(200);
    await endVisits(operator, anggota, atas);
  },
);

async function read(page: Page, path: string): Promise<{ status: number; data: unknown }> {
  const answer = await page.request.get(`/api${path}`);
  return { status: answer.status(), data: ((await answer.json()) as { data: unknown }).data };
}

/** Subscribes to one's own leave; answers the address that a calendar program asks. */
async function addKalender(page: Page, organisasi_id: number): Promise<string> {
  const answer = await page.request.post(`/api/orgs/${organisasi_id}/cuti/kalender-langganan`, {
    data: { isi: 'saya' },
  });
  const { data } = (await answer.json()) as { data: { alamat: string } };
  return new URL(data.alamat).pathname;
}

/** Answers what the server said to the right password. */
async function tryToSignIn(page: Page, username: string): Promise<{ status: number; message: string }> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page
    .getByLabel(/^Kata sandi/)
    .first()
    .fill('hadir123');
  const [jawaban] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/api/login')),
    page.getByRole('button', { name: 'Masuk', exact: true }).click(),
  ]);
  return { status: jawaban.status(), message: ((await jawaban.json()) as { message: string }).message };
}

/** Chooses what is done with the place, and answers the question with the words that its people will read. */
async function changeStatus(
  page: Page,
  { alamat, baris }: { alamat: string; baris: string | undefined },
  cara: string,
): Promise<void> {
  await page.goto(alamat);
  if (baris) await page.getByRole('button', { name: baris }).click();
  await page.getByRole('button', { name: 'Ubah status' }).click();
  await page.getByRole('menuitem', { name: cara }).click();
  const tanya = page.getByRole('dialog', { name: new RegExp(`^${cara} `) });
  if (cara !== 'Aktifkan kembali') await tanya.getByRole('textbox').fill(SEBAB);
  const [jawaban] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/aktivasi')),
    tanya.getByRole('button', { name: cara, exact: true }).click(),
  ]);
  expect(jawaban.status()).toBe(200);
}
