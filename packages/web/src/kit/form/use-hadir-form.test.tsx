import { Button, TextInput } from '@mantine/core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { ApiError } from '../failure/api-error.ts';
import { listenToApi } from '../failure/api-events.ts';
import { ConnectionError } from '../failure/connection-error.ts';
import { hasUnsavedWork } from './unsaved-work.ts';
import { useHadirForm } from './use-hadir-form.ts';

const Grup = z.object({
  nama: z.string().check(z.minLength(3, 'Minimal 3 karakter')),
  kode: z.string().check(z.minLength(1, 'Wajib diisi')),
});
let sent: unknown[] = [];
let fail: unknown = null;
beforeEach(() => {
  sent = [];
  fail = null;
});

function GrupForm() {
  const { field, submit, failure } = useHadirForm({
    initialValues: { nama: '', kode: '' },
    schema: Grup,
    onSubmit: async (values) => {
      if (fail) throw fail;
      sent.push(values);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextInput label="Nama" {...field('nama')} />
      <TextInput label="Kode" {...field('kode')} />
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit">Simpan</Button>
    </form>
  );
}

test('a field is checked when it is left', async () => {
  const screen = await renderUi(<GrupForm />);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Gu');
  await expect.element(screen.getByText('Minimal 3 karakter')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Minimal 3 karakter')).toBeVisible();
});

test('sending checks all and leads to the first that is wrong', async () => {
  const screen = await renderUi(<GrupForm />);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Guru');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('Wajib diisi')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Kode' })).toHaveFocus();
  expect(sent).toEqual([]);
});

/** Two that may be wrong in either way: as the form reads them, and as the field does, whose text tells the form nothing. */
function UrutanForm() {
  const { field, submit } = useHadirForm({
    initialValues: { nama: '', mulai: null as string | null, kode: '', selesai: null as string | null },
    schema: z.object({ nama: Grup.shape.nama, kode: Grup.shape.kode }),
    onSubmit: () => undefined,
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextInput label="Nama" {...field('nama')} />
      <DatePicker label="Mulai" {...field('mulai')} />
      <TextInput label="Kode" {...field('kode')} />
      <DatePicker label="Selesai" {...field('selesai')} />
      <Button type="submit">Simpan</Button>
    </form>
  );
}

test('of what the form finds wrong and what a field could not take the first on the screen is led to, and each says why', async () => {
  const screen = await renderUi(<UrutanForm />);
  const [nama, mulai] = ['Nama', 'Mulai'].map((name) => screen.getByRole('textbox', { name }));
  await mulai?.fill('31-02-2026');
  await screen.getByRole('textbox', { name: 'Selesai' }).fill('besok');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('Minimal 3 karakter')).toBeVisible();
  await expect.element(screen.getByText('Tanggal 31-02-2026 tidak ada di kalender')).toBeVisible();
  await expect.element(screen.getByText(/^Isi tanggal sebagai/)).toBeVisible();
  expect(document.activeElement).toBe(nama?.element());
  await nama?.fill('Guru');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => document.activeElement).toBe(mulai?.element());
});

test("the server's sentences stand under the fields they name, and what was typed stays", async () => {
  fail = Object.assign(new Error('Periksa isian'), { body: { errors: { kode: ['Kode sudah dipakai'] } } });
  const screen = await renderUi(<GrupForm />);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Guru');
  await screen.getByRole('textbox', { name: 'Kode' }).fill('G1');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('Kode sudah dipakai')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Kode' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Nama' })).toHaveValue('Guru');
});

test('a session that ended while it was sent ends the page too, whatever call of the form was told so', async () => {
  const ended: string[] = [];
  const nothing = () => undefined;
  listenToApi({
    onSessionEnd: (message) => ended.push(message),
    onForbidden: nothing,
    onFaktorRequired: nothing,
    onRefused: nothing,
  });
  fail = new ApiError({ code: 401, message: 'Silakan masuk terlebih dahulu' });
  const screen = await renderUi(<GrupForm />);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Guru');
  await screen.getByRole('textbox', { name: 'Kode' }).fill('G1');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => ended).toEqual(['Silakan masuk terlebih dahulu']);
});

test('a failure of no one field is told once', async () => {
  fail = new ApiError({ code: 433, message: 'Periode ini sudah dikunci' });
  const screen = await renderUi(<GrupForm />);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Guru');
  await screen.getByRole('textbox', { name: 'Kode' }).fill('G1');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Periode ini sudah dikunci');
});

test('a failure that is told at the foot of a long form comes into sight, above the bar that its button stands in', async () => {
  await showIn({ width: 360 });
  onTestFinished(() => showIn({}));
  fail = new ConnectionError();
  function Panjang() {
    const { field, submit, failure } = useHadirForm({
      initialValues: { nama: 'Guru', kode: 'G1' },
      schema: Grup,
      onSubmit: () => {
        throw fail;
      },
    });
    return (
      <form onSubmit={submit} noValidate>
        <TextInput label="Nama" {...field('nama')} />
        <p role="alert">Peringatan lain</p>
        <div style={{ height: 1200 }} />
        {failure && <p role="alert">{failure}</p>}
        <div style={{ position: 'sticky', bottom: 60, padding: 10, background: 'var(--canvas)' }}>
          <Button type="submit">Simpan</Button>
        </div>
        <div style={{ height: 60 }} />
      </form>
    );
  }
  const screen = await renderUi(<Panjang />);
  const isInSight = () => {
    const alert = screen.getByText(/^Tidak ada sambungan ke server/).query();
    const { left = 0, top = 0, bottom = 0 } = alert?.getBoundingClientRect() ?? {};
    return [top + 1, bottom - 1].every((at) => document.elementFromPoint(left + 1, at) === alert);
  };
  for (const _ of ['once', 'and again']) {
    window.scrollTo(0, 0);
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(() => [window.scrollY > 0, isInSight()]).toEqual([true, true]);
  }
});

const LAIN = 'Terjadi kesalahan pada sistem. Harap hubungi Administrator';
test.each([
  ["a proxy's page without a word of ours", new ApiError({ code: 502, message: '' }), LAIN],
  [
    'the number by which it is found',
    new ApiError({ code: 500, message: '', reference: 'r-17' }),
    `${LAIN} (nomor rujukan r-17)`,
  ],
  ["a browser's own words", new TypeError("Cannot read properties of undefined (reading 'x')"), LAIN],
  [
    'a field that this form does not have',
    new ApiError({ code: 422, message: 'Periksa kembali isian Anda', errors: { tgl_awal: ['Bulan ini dibekukan'] } }),
    'Bulan ini dibekukan',
  ],
])('a failed save always says why, in our words: %s', async (_what, error, sentence) => {
  fail = error;
  const screen = await renderUi(<GrupForm />);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Guru');
  await screen.getByRole('textbox', { name: 'Kode' }).fill('G1');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
});

test('work is unsaved from the first letter until it has been sent', async () => {
  const screen = await renderUi(<GrupForm />);
  expect(hasUnsavedWork()).toBe(false);
  await screen.getByRole('textbox', { name: 'Nama' }).fill('Guru');
  await expect.poll(() => hasUnsavedWork()).toBe(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  await screen.getByRole('textbox', { name: 'Kode' }).fill('G1');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => hasUnsavedWork()).toBe(false);
});

test('what is pressed on leaving a field is pressed, although the sentence that it brings moves it', async () => {
  let pressed = 0;
  function Moving() {
    const { field } = useHadirForm({ initialValues: { nama: '', kode: '' }, schema: Grup, onSubmit: () => undefined });
    return (
      <form>
        <TextInput label="Nama" {...field('nama')} />
        <button type="button" style={{ height: 14, fontSize: 10 }} onClick={() => (pressed += 1)}>
          Lain
        </button>
      </form>
    );
  }
  const screen = await renderUi(<Moving />);
  await screen.getByRole('textbox', { name: 'Nama' }).click();
  await screen.getByRole('button', { name: 'Lain' }).click();
  await expect.element(screen.getByText('Minimal 3 karakter')).toBeVisible();
  expect(pressed).toBe(1);
});
