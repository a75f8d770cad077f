import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import classes from '../dasar/cuti.module.css';
import { useToday } from '../../kit/zona/use-today.ts';
import { listTahunBuku } from './list-tahun-buku.ts';

type Props = {
  organisasi_id: number;
  /** Whose book; oneself unless said. */
  user_id?: number;
};

/** Prints the leave book of a year, this one or one of the last four. */
export function BukuCutiButton({ organisasi_id, user_id }: Props) {
  const years = listTahunBuku(useToday());
  const [tahun, setTahun] = useState(years[0] ?? 0);
  const buku = useMutation(api.saldoCuti.printBukuCuti.save());
  return (
    <div className={classes['inline']} role="group" aria-label="Buku cuti">
      <ChoiceField
        aria-label="Tahun buku cuti"
        value={tahun}
        choices={years.map((year) => ({ value: year, label: String(year) }))}
        onChange={setTahun}
      />
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden="true" />}
        loading={buku.isPending}
        onClick={() => buku.mutate({ organisasi_id, tahun, ...(user_id === undefined ? {} : { user_id }) })}
      >
        Cetak buku cuti
      </Button>
    </div>
  );
}
