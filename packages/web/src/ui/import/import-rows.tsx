import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { useState, type ReactNode } from 'react';
import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import classes from './import.module.css';
import { pageOfRows } from '../table/page-of-rows.ts';
import { StatusChip } from '../show/status-chip.tsx';
import { usePhone } from '../show/use-phone.ts';

type Row = HasilImpor['baris'][number];

/** Every row of an imported file as it was read: what is wrong with it beside its number, and marked where it is wrong. */
export function ImportRows({ result, galat }: { result: HasilImpor; galat: ReactNode }) {
  const [onlyWrong, setOnlyWrong] = useState(result.jumlah_galat > 0);
  const [page, setPage] = useState(1);
  const phone = usePhone();
  const rows = onlyWrong ? result.baris.filter(({ galat }) => galat.length > 0) : result.baris;
  const show = (wrong: boolean) => {
    setOnlyWrong(wrong);
    setPage(1);
  };
  return (
    <DataTable
      label="Baris berkas"
      columns={columnsOf(result, phone, onlyWrong)}
      query={{ data: pageOfRows(rows, page), error: null, refetch: () => undefined }}
      rowKey={({ baris }) => baris}
      rowLabel={({ baris }) => `Baris ${baris}`}
      onPage={setPage}
      compact
      toolbar={
        result.jumlah_galat > 0 && (
          <div className={classes['choice']} role="group" aria-label="Baris yang ditampilkan">
            <button type="button" aria-pressed={onlyWrong} onClick={() => show(true)}>
              Perlu diperbaiki ({formatAngka(result.jumlah_galat)})
            </button>
            <button type="button" aria-pressed={!onlyWrong} onClick={() => show(false)}>
              Semua ({formatAngka(result.jumlah_baris)})
            </button>
          </div>
        )
      }
      tools={galat}
    />
  );
}

function columnsOf({ kolom, baris }: HasilImpor, phone: boolean, onlyWrong: boolean): Column<Row>[] {
  // Whose row it is stays in sight beside its number, however far the others are scrolled.
  const siapa = Math.max(kolom.indexOf('Nama'), 0);
  const namaKolom = kolom[siapa] ?? '';
  const number: Column<Row> = {
    key: 'baris',
    header: `Baris · ${namaKolom}`,
    cell: (row) => (
      <span className={classes['siapa']}>
        <span>{phone ? `Baris ${row.baris}` : row.baris}</span> <ReadCell row={row} name={namaKolom} index={siapa} />
      </span>
    ),
  };
  const verdict: Column<Row> = {
    key: 'hasil',
    header: 'Hasil',
    card: 'corner',
    cell: ({ galat }) =>
      galat.length === 0 ? <StatusChip tone="green" label="Siap" /> : <StatusChip tone="red" label="Perbaiki" />,
  };
  // What no row fills and nothing is wrong with only takes room.
  const filled = kolom.flatMap((name, index) =>
    index !== siapa && baris.some((row) => row.nilai[index] || row.galat.some((one) => one.kolom === name))
      ? [{ name, index }]
      : [],
  );
  // What must be put right stands in sight, right after who it is.
  const isWrong = (name: string) => baris.some(({ galat }) => galat.some((one) => one.kolom === name));
  const rankOf = ({ name }: { name: string }) => (!onlyWrong || isWrong(name) ? 0 : 1);
  const read = filled
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ name, index }): Column<Row> => {
      return { key: name, header: name, cell: (row) => <ReadCell row={row} name={name} index={index} /> };
    });
  // In sight whatever the sheet is wide, and however many columns stand between.
  const wrong: Column<Row> = {
    key: 'kesalahan',
    header: 'Kesalahan',
    cell: (row) => row.galat.map(sentence).map((text) => <Message key={text} text={text} />),
  };
  return [number, verdict, ...(baris.some(({ galat }) => galat.length > 0) ? [wrong] : []), ...read];
}

const sentence = ({ kolom, pesan }: Row['galat'][number]) => (kolom ? `${kolom}: ${pesan}` : pesan);

function ReadCell({ row, name, index }: { row: Row; name: string; index: number }) {
  const isWrong = row.galat.some(({ kolom }) => kolom === name);
  return (
    <span className={classes['value']} data-wrong={isWrong || undefined}>
      {shownOf(row.nilai[index]) || '—'}
    </span>
  );
}

const shownOf = (nilai = '') => (isTanggal(nilai) ? formatTanggal(nilai) : nilai);

const Message = ({ text }: { text: string }) => <span className={classes['message']}>{text}</span>;
