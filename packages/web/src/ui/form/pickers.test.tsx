import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { useState, type ComponentProps } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { formatHariTanggal, formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { DatePicker } from '../date/date-picker.tsx';
import type { DateRange } from '../date/date-range.ts';
import { DateRangePicker } from '../date/date-range-picker.tsx';
import { TimePicker } from '../date/time-picker.tsx';

beforeEach(() => showIn({}));

type Screen = Awaited<ReturnType<typeof renderUi>>;
let chosen: unknown;

function Dates(props: Partial<ComponentProps<typeof DatePicker>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  chosen = value;
  return <DatePicker label="Tanggal mulai" {...props} value={value} onChange={setValue} />;
}

function Ranges(props: Partial<ComponentProps<typeof DateRangePicker>>) {
  const [value, setValue] = useState<DateRange>(props.value ?? { from: null, to: null });
  chosen = value;
  return <DateRangePicker label="Rentang tanggal" {...props} value={value} onChange={setValue} />;
}

function Times(props: Partial<ComponentProps<typeof TimePicker>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  chosen = value;
  return <TimePicker label="Jam masuk" {...props} value={value} onChange={setValue} />;
}

test('a date may be typed', async () => {
  const screen = await renderUi(<Dates />);
  const field = screen.getByRole('textbox', { name: 'Tanggal mulai' });
  await field.fill('20/11/2026');
  await userEvent.keyboard('{Tab}');
  expect(chosen).toBe('2026-11-20');
  await expect.element(field).toHaveValue('20-11-2026');
});

test.each([
  ['20-11-2026', '20-11-2026'],
  ['1/2/2026', '01-02-2026'],
  ['20112026', '20-11-2026'],
  ['20.11.26', '20-11-2026'],
])('a date typed key by key, %s, arrives whole as %s', async (keys, shown) => {
  const screen = await renderUi(<Dates value="2025-01-05" />);
  const field = screen.getByRole('textbox', { name: 'Tanggal mulai' });
  await field.clear();
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(keys);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue(shown);
  expect(formatTanggal(String(chosen))).toBe(shown);
});

test('a date that does not exist stays as typed and says so, and what is no date says how one is written', async () => {
  const screen = await renderUi(<Dates value="2026-11-20" />);
  const field = screen.getByRole('textbox', { name: 'Tanggal mulai' });
  await field.fill('31-02-2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Tanggal 31-02-2026 tidak ada di kalender')).toBeVisible();
  await expect.element(field).toHaveValue('31-02-2026');
  await field.fill('besok');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText(/Isi tanggal sebagai/)).toBeVisible();
  expect(chosen).toBeNull();
});

const MASA = z.object({ tgl_selesai: z.nullable(z.string()) });

function Masa({ onSent }: { onSent: (values: { tgl_selesai: string | null }) => void }) {
  const { field, submit } = useHadirForm({
    initialValues: { tgl_selesai: '2026-12-20' as string | null },
    schema: MASA,
    onSubmit: onSent,
  });
  return (
    <form noValidate onSubmit={submit}>
      <DatePicker label="Hari terakhir" {...field('tgl_selesai')} />
      <button type="submit">Simpan</button>
    </form>
  );
}

test.each([
  ['by the button', async (screen: Screen) => screen.getByRole('button', { name: 'Simpan' }).click()],
  ['by Enter', () => userEvent.keyboard('{Enter}')],
])('a form with a date that there is not is not sent %s, though it may be empty', async (_how, send) => {
  const sent: unknown[] = [];
  const screen = await renderUi(<Masa onSent={(values) => sent.push(values)} />);
  const field = screen.getByRole('textbox', { name: 'Hari terakhir' });
  await field.fill('31-02-2027');
  await send(screen);
  await expect.element(screen.getByText(/tidak ada di kalender/)).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
  await field.fill('28-02-2027');
  await send(screen);
  await expect.poll(() => sent).toEqual([{ tgl_selesai: '2027-02-28' }]);
});

test('a date after today is refused where only the past counts, typed or pressed', async () => {
  const tomorrow = addDays(tanggalOf(new Date(), 'Asia/Jakarta'), 1);
  const screen = await renderUi(<Dates notAfterToday />);
  await screen.getByRole('textbox', { name: 'Tanggal mulai' }).fill(formatTanggal(tomorrow));
  await userEvent.keyboard('{Tab}');
  await expect
    .element(screen.getByText(`Paling lambat ${formatTanggal(tanggalOf(new Date(), 'Asia/Jakarta'))}`))
    .toBeVisible();
  expect(chosen).toBeNull();

  await screen.getByRole('button', { name: 'Buka kalender tanggal mulai' }).click();
  await expect
    .element(screen.getByRole('button', { name: formatHariTanggal(tanggalOf(new Date(), 'Asia/Jakarta')) }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bulan berikutnya' })).not.toBeInTheDocument();
});

test('the calendar is walked by arrows, weeks and months, and Enter chooses', async () => {
  const screen = await renderUi(<Dates value="2026-11-20" />);
  await screen.getByRole('button', { name: 'Buka kalender tanggal mulai' }).click();
  const day = screen.getByRole('button', { name: 'Jumat, 20 November 2026' });
  await expect.element(day).toBeVisible();
  (day.element() as HTMLElement).focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(screen.getByRole('button', { name: 'Minggu, 20 Desember 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Minggu, 27 Desember 2026' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chosen).toBe('2026-12-27');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('opening the calendar stands on the chosen day', async () => {
  const screen = await renderUi(<Dates value="2026-11-20" />);
  await screen.getByRole('button', { name: 'Buka kalender tanggal mulai' }).click();
  await expect.element(screen.getByRole('button', { name: 'Jumat, 20 November 2026' })).toHaveFocus();
});

test('a range cannot end before it starts', async () => {
  const screen = await renderUi(<Ranges value={{ from: '2026-11-10', to: null }} />);
  await screen.getByRole('textbox', { name: 'Sampai' }).fill('09-11-2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Paling awal 10-11-2026')).toBeVisible();
  expect(chosen).toEqual({ from: '2026-11-10', to: null });
});

test('what is wrong with a range is said once, and by both of its fields to who hears them', async () => {
  const screen = await renderUi(<Ranges value={{ from: null, to: null }} error="Isi tanggal" />);
  const dari = screen.getByRole('textbox', { name: 'Dari' });
  const sampai = screen.getByRole('textbox', { name: 'Sampai' });
  await expect.element(dari).toHaveAccessibleDescription('Isi tanggal');
  await expect.element(sampai).toHaveAccessibleDescription('Isi tanggal');
  await sampai.fill('31-02-2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Tanggal 31-02-2026 tidak ada di kalender')).toBeVisible();
  await expect.element(screen.getByText('Isi tanggal', { exact: true })).not.toBeInTheDocument();
  await expect.element(sampai).toHaveAccessibleDescription('Tanggal 31-02-2026 tidak ada di kalender');
  await sampai.fill('28-02-2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Isi tanggal', { exact: true })).toBeVisible();
});

test('a first date after the second is taken, and the second is asked for anew', async () => {
  const screen = await renderUi(<Ranges value={{ from: '2026-12-07', to: '2026-12-08' }} />);
  await screen.getByRole('textbox', { name: 'Dari' }).fill('10-12-2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText(/Paling/)).not.toBeInTheDocument();
  expect(chosen).toEqual({ from: '2026-12-10', to: null });
});

test('an end that was refused is taken as it stands once the beginning is before it', async () => {
  const screen = await renderUi(<Ranges value={{ from: '2026-12-10', to: null }} />);
  await screen.getByRole('textbox', { name: 'Sampai' }).fill('08-12-2026');
  await screen.getByRole('textbox', { name: 'Dari' }).fill('07-12-2026');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => chosen).toEqual({ from: '2026-12-07', to: '2026-12-08' });
  await expect.element(screen.getByText(/Paling/)).not.toBeInTheDocument();
});

test('opening an empty range stands on today, with the month before beside it', async () => {
  const today = tanggalOf(new Date(), 'Asia/Jakarta');
  const screen = await renderUi(<Ranges />);
  await screen.getByRole('button', { name: 'Buka kalender rentang tanggal' }).click();
  await expect.element(screen.getByRole('button', { name: formatHariTanggal(today) })).toHaveFocus();
  const before = `${today.slice(0, 8)}01`;
  await expect.element(screen.getByRole('button', { name: formatHariTanggal(addDays(before, -1)) })).toBeVisible();
});

test('two presses make a range', async () => {
  const screen = await renderUi(<Ranges value={{ from: '2026-10-05', to: '2026-10-06' }} />);
  await screen.getByRole('button', { name: 'Buka kalender rentang tanggal' }).click();
  await screen.getByRole('button', { name: 'Senin, 12 Oktober 2026' }).click();
  await screen.getByRole('button', { name: 'Jumat, 16 Oktober 2026' }).click();
  await expect.poll(() => chosen).toEqual({ from: '2026-10-12', to: '2026-10-16' });
});

test('the usual spans keep to the limits', async () => {
  const today = tanggalOf(new Date(), 'Asia/Jakarta');
  const screen = await renderUi(<Ranges min={addDays(today, -2)} notAfterToday />);
  await screen.getByRole('button', { name: 'Buka kalender rentang tanggal' }).click();
  await screen.getByRole('button', { name: '7 hari terakhir' }).click();
  await expect.poll(() => chosen).toEqual({ from: addDays(today, -2), to: today });
});

test('a time is HH:MM:00', async () => {
  const screen = await renderUi(<Times />);
  await screen.getByRole('combobox', { name: 'Jam' }).selectOptions('07');
  await screen.getByRole('combobox', { name: 'Menit' }).selectOptions('05');
  expect(chosen).toBe('07:05:00');
});

test('an hour alone is its full hour, so that none is left half chosen; without an hour there is no time', async () => {
  const screen = await renderUi(<Times min="06:30:00" />);
  const hours = screen.getByRole('combobox', { name: 'Jam' });
  await hours.selectOptions('07');
  expect(chosen).toBe('07:00:00');
  await hours.selectOptions('06');
  expect(chosen).toBe('06:30:00');
  await hours.selectOptions('--');
  expect(chosen).toBeNull();
  await expect.element(screen.getByRole('combobox', { name: 'Menit' })).toBeDisabled();
});

test('hours and minutes outside the limits cannot be chosen', async () => {
  const screen = await renderUi(<Times min="13:30:00" max="17:00:00" value="13:45:00" />);
  await expect.element(screen.getByRole('option', { name: '12' }).first()).toBeDisabled();
  await expect.element(screen.getByRole('option', { name: '18' }).first()).toBeDisabled();
  const minutes = screen.getByRole('combobox', { name: 'Menit' });
  await expect.element(minutes.getByRole('option', { name: '29' })).toBeDisabled();
  await expect.element(minutes.getByRole('option', { name: '30' })).toBeEnabled();

  await screen.getByRole('combobox', { name: 'Jam' }).selectOptions('17');
  expect(chosen, 'the minute follows the hour into its limits').toBe('17:00:00');
});
