import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { formatAngka } from '../kit/format.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { galatToCsv } from './galat-to-csv.ts';
import classes from './import.module.css';
import { pageOfRows } from './page-of-rows.ts';
import { saveFile } from './save-file.ts';
import { StatusChip } from './status-chip.tsx';

type Row = HasilImpor['baris'][number];

/** Every row of an imported file as it was read, with what is wrong at the cell where it is wrong. */
export function ImportRows({ result }: { result: HasilImpor }) {
  const [onlyWrong, setOnlyWrong] = useState(result.jumlah_galat > 0);
  const [page, setPage] = useState(1);
  const rows = onlyWrong ? result.baris.filter(({ galat }) => galat.length > 0) : result.baris;
  const show = (wrong: boolean) => {
    setOnlyWrong(wrong);
    setPage(1);
  };
  return (
    <DataTable
      label="Baris berkas"
      columns={columnsOf(result.kolom)}
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
      tools={
        result.jumlah_galat > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => saveFile(galatToCsv(result), 'perbaikan-impor.csv')}
          >
            Unduh daftar perbaikan
          </Button>
        )
      }
    />
  );
}

function columnsOf(kolom: string[]): Column<Row>[] {
  const number: Column<Row> = { key: 'baris', header: 'Baris', cell: ({ baris }) => baris };
  const verdict: Column<Row> = {
    key: 'hasil',
    header: 'Hasil',
    card: 'corner',
    cell: ({ galat }) =>
      galat.length === 0 ? <StatusChip tone="green" label="Siap" /> : <StatusChip tone="red" label="Perbaiki" />,
  };
  const read = kolom.map((name, index): Column<Row> => {
    return { key: name, header: name, cell: (row) => <ReadCell row={row} name={name} index={index} /> };
  });
  const rest: Column<Row> = {
    key: 'lainnya',
    header: 'Keterangan',
    cell: ({ galat }) => <Messages texts={galat.filter((one) => !kolom.includes(one.kolom)).map(sentence)} />,
  };
  return [number, verdict, ...read, rest];
}

const sentence = ({ kolom, pesan }: Row['galat'][number]) => (kolom ? `${kolom}: ${pesan}` : pesan);

function ReadCell({ row, name, index }: { row: Row; name: string; index: number }) {
  const texts = row.galat.filter(({ kolom }) => kolom === name).map(({ pesan }) => pesan);
  return (
    <span className={classes['cell']} data-wrong={texts.length > 0 || undefined}>
      <span className={classes['value']}>{row.nilai[index] || '—'}</span>
      <Messages texts={texts} />
    </span>
  );
}

function Messages({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <span key={text} className={classes['message']}>
      {text}
    </span>
  ));
}
