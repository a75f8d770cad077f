import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { MultiPicker } from './multi-picker.tsx';

const members = Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, label: `Anggota ${index + 1}` }));
let chosen: number[] = [];

type Props = { start?: number[]; single?: boolean; isSearching?: boolean };

function Picker({ start = [], single = false, isSearching = false }: Props) {
  const [value, setValue] = useState(start);
  const [search, setSearch] = useState('');
  chosen = value;
  const data = members.filter((member) => member.label.includes(search));
  return (
    <MultiPicker
      label="Anggota"
      allLabel="Semua Anggota"
      single={single}
      value={value}
      onChange={setValue}
      search={search}
      onSearch={setSearch}
      known={members}
      query={{ data, error: null, refetch: () => undefined, isPlaceholderData: isSearching }}
    />
  );
}

beforeEach(() => showIn({}));

test('several are chosen by the keyboard after a search, and taken away again', async () => {
  const screen = await renderUi(<Picker />);
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.fill('Anggota 499');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Anggota 499{ArrowDown}{Enter}');
  expect(chosen).toEqual([499, 4990]);

  await screen.getByRole('button', { name: 'Hapus Anggota 499', exact: true }).click();
  expect(chosen).toEqual([4990]);
});

test("'Semua Anggota' takes the place of the others and disables them", async () => {
  const screen = await renderUi(<Picker start={[3]} />);
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Semua Anggota' }).click();
  expect(chosen).toEqual([0]);
  const other = screen.getByRole('option', { name: 'Anggota 1', exact: true });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await other.click({ force: true });
  expect(chosen).toEqual([0]);
});

test("'Semua Anggota' is found by its own name, and taken once an arrow key has marked it", async () => {
  const screen = await renderUi(<Picker start={[3]} />);
  await screen.getByRole('combobox', { name: 'Anggota' }).fill('semua');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([3]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual([0]);
});

test.each([
  ['a click', () => page.getByRole('option', { name: 'Anggota 4990' }).click()],
  ['Enter', () => userEvent.keyboard('{ArrowDown}{Enter}')],
])('what was typed is gone once one was chosen by %s, so that the next is typed at once', async (_, choose) => {
  const screen = await renderUi(<Picker />);
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.fill('Anggota 499');
  await choose();
  expect(chosen).toEqual([4990]);
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('Anggota 3000{Enter}');
  expect(chosen).toEqual([4990, 3000]);
});

test('Enter in it never sends the form: not with what was found, nor with nothing found, nor with the list closed', async () => {
  const sent: string[] = [];
  const screen = await renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('dikirim');
      }}
    >
      <Picker />
      <button type="submit">Simpan</button>
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.fill('Anggota 499');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([499]);
  await field.fill('Budi');
  await expect.element(screen.getByText('Data kosong')).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}{Enter}');
  expect(chosen).toEqual([499]);
  expect(sent).toEqual([]);
});

test('Enter with nothing typed takes nobody, and with a part of a name never everybody', async () => {
  const screen = await renderUi(<Picker start={[3]} />);
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([3]);
  await field.fill('Anggota');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([3, 1]);
});

test('Enter takes nothing of what was found by an earlier text, while the search is still under way', async () => {
  const screen = await renderUi(<Picker isSearching />);
  await screen.getByRole('combobox', { name: 'Anggota' }).fill('Anggota 499');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
});

test('of five thousand only those in sight are in the page, and the last can be reached', async () => {
  const screen = await renderUi(<Picker />);
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  const options = screen.getByRole('option');
  await expect.poll(() => options.elements().length).toBeGreaterThan(5);
  expect(options.elements().length).toBeLessThan(40);

  const scroller = screen.getByRole('listbox').element();
  scroller.scrollTo(0, scroller.scrollHeight);
  await expect.element(screen.getByRole('option', { name: 'Anggota 5000' })).toBeVisible();
});

test('with its list open axe finds nothing, in a page that has landmarks too', async () => {
  const screen = await renderUi(
    <main>
      <h1>Sasaran</h1>
      <Picker />
    </main>,
  );
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  await expect.element(screen.getByRole('option', { name: 'Anggota 1', exact: true })).toBeVisible();
  await expectNoAxeFindings();
});

test('Escape closes the list and keeps what was chosen', async () => {
  const screen = await renderUi(<Picker start={[7]} />);
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(chosen).toEqual([7]);
});

test('where one is enough, choosing closes the list and empties the search', async () => {
  const screen = await renderUi(<Picker single />);
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.fill('Anggota 499');
  await screen.getByRole('option', { name: 'Anggota 4990' }).click();
  expect(chosen).toEqual([4990]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});
