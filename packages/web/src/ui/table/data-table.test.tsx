import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ApiError } from '../../kit/failure/api-error.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { SidePanel } from '../layer/side-panel.tsx';
import type { Column, RowKey } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { ListQuery } from './list-query.ts';
import { tableOwner } from './table-owner.ts';

type Row = { id: number; nama: string; status: string };
const NAMES = ['Rina', 'Lestari', 'Bambang'];
const rows: Row[] = NAMES.map((nama, index) => ({ id: index + 1, nama, status: 'Aktif' }));
const columns: Column<Row>[] = [
  { key: 'nama', header: 'Nama', sortable: true, cell: (row) => row.nama },
  { key: 'status', header: 'Status', cell: (row) => row.status },
];
const answer = (data: Row[], more?: object): ListQuery<Row> => ({
  data: { data, current_page: 1, last_page: 4, total: 48, from: 1, to: data.length, ...more },
  error: null,
  refetch: () => undefined,
});

const told = { pages: [] as number[], opened: [] as string[], bulk: [] as RowKey[] };
beforeEach(async () => {
  Object.assign(told, { pages: [], opened: [], bulk: [] });
  await showIn({});
});

function Table({ query = answer(rows) }: { query?: ListQuery<Row> }) {
  const [sort, setSort] = useState<string>();
  return (
    <DataTable
      label="Anggota"
      columns={columns}
      query={query}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.nama}
      sort={sort}
      onSort={setSort}
      onPage={(page) => told.pages.push(page)}
      onOpen={(row) => told.opened.push(row.nama)}
      bulkActions={(selected) => <button onClick={() => (told.bulk = selected)}>Aktifkan</button>}
    />
  );
}

test('a header sorts upwards, then downwards, and says so', async () => {
  const screen = await renderUi(<Table />);
  const header = screen.getByRole('columnheader', { name: 'Nama' });
  await expect.element(header).toHaveAttribute('aria-sort', 'none');

  await screen.getByRole('button', { name: 'Nama', exact: true }).click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Nama', exact: true }).click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
});

test('selecting rows raises a bar whose actions get the chosen keys', async () => {
  const screen = await renderUi(<Table />);
  await screen.getByRole('checkbox', { name: 'Pilih Lestari' }).click();
  await screen.getByRole('checkbox', { name: 'Pilih Bambang' }).click();
  await expect.element(screen.getByText('2 dipilih')).toBeVisible();

  await screen.getByRole('button', { name: 'Aktifkan' }).click();
  expect(told.bulk).toEqual([2, 3]);
  await screen.getByRole('button', { name: 'Batalkan pilihan' }).click();
  await expect.element(screen.getByText('dipilih')).not.toBeInTheDocument();
});

test('on a phone what is done with the chosen stays in reach, however far down they were chosen', async () => {
  await showIn({ width: 360 });
  const banyak = Array.from({ length: 40 }, (_, index) => ({
    ...rows[0]!,
    id: index + 1,
    nama: `Anggota ${index + 1}`,
  }));
  const screen = await renderUi(<Table query={answer(banyak)} />);
  await screen.getByRole('checkbox', { name: 'Pilih Anggota 40' }).click();
  const bar = screen.getByRole('region', { name: 'Tindakan untuk yang dipilih' }).element();
  const topBar = Number.parseFloat(getComputedStyle(bar).getPropertyValue('--top-bar'));
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(topBar + 1);
  expect(window.scrollY).toBeGreaterThan(window.innerHeight);
});

test('the box in the header selects the page, and is mixed while only some are selected', async () => {
  const screen = await renderUi(<Table />);
  const all = screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });
  await all.click();
  await expect.element(screen.getByText('3 dipilih')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Pilih Rina' }).click();
  await expect.element(all).toBePartiallyChecked();
});

test('arrow keys walk through the rows and Enter opens one', async () => {
  const screen = await renderUi(<Table />);
  (screen.getByRole('button', { name: 'Rina', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Lestari', exact: true })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(told.opened).toEqual(['Bambang']);
});

test('a typed page number jumps there, and never beyond the last', async () => {
  const screen = await renderUi(<Table />);
  await screen.getByRole('textbox', { name: 'Ke halaman' }).fill('99');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Halaman 3', exact: true }).click();
  expect(told.pages).toEqual([4, 3]);
});

test('on a phone the records are cards that open, and can be sorted', async () => {
  await showIn({ width: 360 });
  const screen = await renderUi(<Table />);
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Anggota' });
  expect(list.getByRole('listitem').elements()).toHaveLength(3);

  await list.getByRole('button', { name: 'Lestari' }).click();
  expect(told.opened).toEqual(['Lestari']);
  const { left, right, bottom } = list.getByRole('listitem').nth(1).element().getBoundingClientRect();
  expect(document.elementFromPoint((left + right) / 2, bottom - 6)?.closest('button')?.textContent).toContain(
    'Lestari',
  );
  await screen.getByRole('combobox', { name: 'Urutkan' }).selectOptions('Nama, turun');
  await expect.element(screen.getByRole('combobox', { name: 'Urutkan' })).toHaveValue('-nama');
});

const wide: Column<Row>[] = [
  ...columns,
  { key: 'grup', header: 'Grup', card: 'hidden', cell: () => 'Guru' },
  { key: 'jam', header: 'Jam', cell: () => '06:39:10', brief: () => '06:39 – 14:12 · Guru' },
];

function Beside() {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <DataTable
        label="Anggota"
        columns={wide}
        query={answer(rows)}
        toolbar={<button>Filter</button>}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.nama}
        onPage={() => undefined}
        onOpen={({ id }) => setOpen(id)}
        openKey={open}
      />
      <SidePanel opened={open !== undefined} onClose={() => setOpen(undefined)} title={NAMES[(open ?? 1) - 1] ?? ''}>
        <button>Setujui</button>
        <label>
          Catatan <input />
        </label>
      </SidePanel>
    </>
  );
}

test('a detail beside the list stays open while ↓, J, ↑ and K walk the rows, but not while something is typed', async () => {
  const screen = await renderUi(<Beside />);
  await screen.getByRole('button', { name: 'Rina', exact: true }).click();
  const panel = (name: string) => screen.getByRole('dialog', { name });
  await expect.element(panel('Rina')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(panel('Lestari')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(panel('Bambang')).toBeVisible();
  // The last one has no next.
  await userEvent.keyboard('j');
  await userEvent.keyboard('k');
  await expect.element(panel('Lestari')).toBeVisible();
  await screen.getByLabelText('Catatan').fill('j');
  await userEvent.keyboard('j{ArrowUp}');
  await expect.element(screen.getByLabelText('Catatan')).toHaveValue('jj');
  await expect.element(panel('Lestari')).toBeVisible();
});

test('a column that is taken off stays away for who took it off, on this device, and for nobody else', async () => {
  localStorage.clear();
  tableOwner.set(7);
  const screen = await renderUi(<Beside />);
  await screen.getByRole('button', { name: 'Kolom anggota' }).click();
  await screen.getByRole('checkbox', { name: 'Grup' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Grup' })).not.toBeInTheDocument();
  await screen.unmount();

  const again = await renderUi(<Beside />);
  await expect.element(again.getByRole('columnheader', { name: 'Jam' })).toBeVisible();
  await expect.element(again.getByRole('columnheader', { name: 'Grup' })).not.toBeInTheDocument();
  await again.unmount();

  tableOwner.set(8);
  const other = await renderUi(<Beside />);
  await expect.element(other.getByRole('columnheader', { name: 'Grup' })).toBeVisible();
  localStorage.clear();
});

test('on a phone a card says in one line what a column can say in few words', async () => {
  await showIn({ width: 360 });
  const screen = await renderUi(<Beside />);
  const card = screen.getByRole('listitem').first();
  await expect.element(card.getByText('06:39 – 14:12 · Guru')).toBeVisible();
  expect(card.element().textContent).toBe('Rina06:39 – 14:12 · GuruStatusAktif');
});

test('no records: it says so', async () => {
  const screen = await renderUi(<Table query={answer([], { total: 0, last_page: 1, from: null, to: null })} />);
  await expect.element(screen.getByText('Data kosong')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Halaman anggota' })).not.toBeInTheDocument();
});

test('a failure is told in its words and can be tried again', async () => {
  let tries = 0;
  const failed = {
    data: undefined,
    error: new ApiError({ code: 433, message: 'Periode sudah ditutup' }),
    refetch: () => ++tries,
  };
  const screen = await renderUi(<Table query={failed} />);
  await expect.element(screen.getByRole('alert').getByText('Periode sudah ditutup')).toBeVisible();
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(tries).toBe(1);
});

test('while loading nothing is drawn at first, then grey rows', async () => {
  const screen = await renderUi(<Table query={{ data: undefined, error: null, refetch: () => undefined }} />);
  const waiting = screen.getByRole('status').element();
  expect(waiting.children).toHaveLength(1);
  await expect.poll(() => waiting.children.length).toBeGreaterThan(5);
});

test('a page past the end says so and leads to the last one', async () => {
  const screen = await renderUi(<Table query={answer([], { current_page: 9, from: null, to: null })} />);
  await expect.element(screen.getByText('Tidak ada halaman 9: daftar ini sampai halaman 4.')).toBeVisible();
  await screen.getByRole('button', { name: 'Ke halaman terakhir' }).click();
  expect(told.pages).toEqual([4]);
});
