import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { showIn } from '../../testing/show-in.ts';
import { renderApp } from '../../testing/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

beforeEach(() => localStorage.clear());

const signIn = async (app: App, password = 'hadir123') => {
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('siti.nurhaliza');
  await app.getByLabelText('Kata sandi', { exact: false }).first().fill(password);
  await app.getByRole('button', { name: 'Masuk' }).click();
};

test('who signs in goes where he wanted to go', async () => {
  const server = givenServer({ auth: { ...givenSession(), login: () => givenMe() } });
  const app = await renderApp('/login?kembali=%2Forganisasi%2F9%2FpolaKerja');
  await signIn(app);
  await expect.element(app.getByRole('heading', { name: 'Pola Kerja' })).toBeVisible();
  expect(server.lastOf('auth.login')).toMatchObject({ username: 'siti.nurhaliza', service: 'web' });
});

test.each(['light', 'dark'] as const)('is shown in the look that was chosen on this device: %s', async (scheme) => {
  givenServer({});
  await showIn({ scheme });
  const app = await renderApp('/login');
  const field = app.getByRole('textbox', { name: 'Nama pengguna' });
  await expect.element(field).toBeVisible();
  const isDark = (color: string) => (/\d+(\.\d+)?/g.exec(color) ? Number(/\d+/.exec(color)?.[0]) < 128 : false);
  const page = field.element().closest('main')?.parentElement;
  expect(isDark(getComputedStyle(page ?? document.body).backgroundColor)).toBe(scheme === 'dark');
  expect(isDark(getComputedStyle(field.element()).backgroundColor)).toBe(scheme === 'dark');
});

test('an address of another site is not followed', async () => {
  givenServer({ auth: { ...givenSession(), login: () => givenMe({ organisasi_tunggal: 9 }) } });
  const app = await renderApp('/login?kembali=%2F%2Fjahat.example%2Fmasuk');
  await signIn(app);
  await expect.poll(app.address).toBe('/dashboard/9');
});

test("a wrong password is told in the server's words, and what was typed stays", async () => {
  givenServer({
    auth: {
      login: () => {
        throw new Refusal('auth.wrong_credentials');
      },
    },
  });
  const app = await renderApp('/login');
  await signIn(app, 'keliru');
  await expect.element(app.getByRole('alert')).toHaveTextContent('Nama pengguna atau kata sandi salah');
  await expect.element(app.getByRole('textbox', { name: 'Nama pengguna' })).toHaveValue('siti.nurhaliza');
  expect(app.address()).toBe('/login');
});

test('who must wait for strangers’ tries has a code mailed, and comes in with it beside the password', async () => {
  const server = givenServer({
    auth: {
      ...givenSession(),
      login: ({ kode }) => {
        if (kode === 'ABCD-2345') return givenMe({ organisasi_tunggal: 9 });
        if (kode) throw new Refusal('input.invalid', { kode: ['Kode salah atau tidak berlaku lagi.'] });
        throw new Refusal('auth.wait', undefined, { tunggu: '2 menit' });
      },
      sendKodeMasuk: () => null,
    },
  });
  const app = await renderApp('/login');
  await signIn(app);
  await expect
    .element(app.getByRole('alert'))
    .toHaveTextContent('Terlalu banyak percobaan. Coba lagi dalam 2 menit, atau minta kode masuk lewat email');
  await app.getByRole('button', { name: 'Kirim kode ke email' }).click();
  await expect.element(app.getByText(/kode sudah dikirim/)).toBeVisible();
  expect(server.asked.at(-1)).toMatchObject({ name: 'auth.sendKodeMasuk', input: { username: 'siti.nurhaliza' } });

  const kode = app.getByRole('textbox', { name: 'Kode dari email' });
  await kode.fill('SALA-HHHH');
  await app.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect.element(kode).toHaveAccessibleDescription('Kode salah atau tidak berlaku lagi.');
  await kode.fill('ABCD-2345');
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect.poll(app.address).toBe('/dashboard/9');
});

test('the link in the mail brings the code along', async () => {
  givenServer({});
  const app = await renderApp('/login?kode=ABCD-2345');
  await expect.element(app.getByRole('textbox', { name: 'Kode dari email' })).toHaveValue('ABCD-2345');
});

test('an empty field is named and focused, and nothing is sent', async () => {
  const server = givenServer({});
  const app = await renderApp('/login');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.element(app.getByRole('textbox', { name: 'Nama pengguna' })).toHaveFocus();
  await expect.element(app.getByText('Wajib diisi').first()).toBeVisible();
  expect(server.lastOf('auth.login')).toBeUndefined();
});

test('the user name is remembered on the device when asked for, the password never', async () => {
  givenServer({ auth: { ...givenSession(), login: () => givenMe({ organisasi_tunggal: 9 }) } });
  const app = await renderApp('/login');
  await app.getByRole('checkbox', { name: 'Ingat saya' }).click();
  await signIn(app);
  await expect.poll(app.address).toBe('/dashboard/9');
  expect(localStorage.getItem('hadir-username')).toBe('siti.nurhaliza');
  expect(JSON.stringify(localStorage)).not.toContain('hadir123');
});

test('who is not signed in is led here with the reason, and back afterwards', async () => {
  let signedIn = false;
  givenServer({
    auth: {
      ...givenSession(),
      getMe: () => {
        if (!signedIn) throw new Refusal('auth.session_expired');
        return givenMe();
      },
      login: () => {
        signedIn = true;
        return givenMe();
      },
    },
  });
  const app = await renderApp('/organisasi/9/mutasi');
  await expect.element(app.getByText('Sesi Anda telah berakhir. Silakan masuk kembali')).toBeVisible();
  await signIn(app);
  await expect.poll(app.address).toBe('/organisasi/9/mutasi');
});

test('a tablet that came to where members scan is told where it becomes a kiosk', async () => {
  givenServer({
    auth: {
      ...givenSession(),
      getMe: () => {
        throw new Refusal('auth.session_expired');
      },
    },
  });
  const app = await renderApp('/organisasi/9/qrcode');
  await expect
    .element(app.getByText('Masuk untuk presensi di kios. Tablet kios dipasang di alamat /kios'))
    .toBeVisible();
});

test('axe finds nothing on the login', async () => {
  givenServer({});
  const app = await renderApp('/login');
  await expect.element(app.getByRole('heading', { name: 'Masuk' })).toBeVisible();
  await expectNoAxeFindings();
});
