import type { HasilSinkron } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatAngka } from '../kit/format/format.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { Dialog } from '../ui/layer/dialog.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { hariLiburCalls } from './hari-libur-calls.ts';
import classes from './sinkron-dialog.module.css';
import { useTahunLibur } from './use-tahun-libur.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type Props = {
  pemilik: Pemilik;
  opened: boolean;
  onDone?: (() => Promise<void>) | undefined;
  onClose: () => void;
};

/** A year's public holidays and cuti bersama from their decree: what would come in is shown before it does. */
export function SinkronDialog({ pemilik, opened, onDone, onClose }: Props) {
  const today = useToday();
  const { sync } = hariLiburCalls(pemilik);
  const [tahun, setTahun] = useState(() => tahunOf(today));
  const check = useMutation({
    mutationFn: (year: number) => sync.call({ tahun: year, preview: true }),
    meta: { errors: 'caller', apart: true },
  });
  const save = usePerubahan(sync);
  const years = useTahunLibur();
  const hasil = check.data;
  const close = () => {
    check.reset();
    onClose();
  };
  const run = async () => {
    if (!(await save.run({ tahun }))) return;
    close();
    await onDone?.();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Sinkronkan hari libur nasional"
      fullScreenOnPhone
      footer={
        <>
          <Button variant="default" onClick={close}>
            Batal
          </Button>
          {hasil ? (
            <Button loading={save.sending} disabled={countPerubahan(hasil) === 0} onClick={() => void run()}>
              {countPerubahan(hasil) === 0 ? 'Sudah sesuai' : `Sinkronkan ${formatAngka(countPerubahan(hasil))} hari`}
            </Button>
          ) : (
            <Button loading={check.isPending} onClick={() => check.mutate(tahun)}>
              Periksa dahulu
            </Button>
          )}
        </>
      }
    >
      <div className={classes['stack']}>
        <p>Hari libur nasional dan cuti bersama diambil dari Keputusan Bersama tiga menteri (SKB) tahun itu.</p>
        <ChoiceField
          label="Tahun"
          value={tahun}
          choices={years.map((value) => ({ value, label: String(value) }))}
          onChange={(next) => {
            setTahun(next);
            check.reset();
          }}
        />
        {hasil && (
          <>
            <Facts
              facts={[
                { label: 'Keputusan', value: hasil.keputusan, wide: true },
                { label: 'Ditambahkan', value: hasil.ditambah },
                { label: 'Diperbarui', value: hasil.diperbarui },
                { label: 'Dihapus karena tidak lagi diputuskan', value: hasil.dihapus },
                { label: 'Dilewati karena sudah ada dari induk', value: hasil.dilewati },
              ]}
            />
            <DampakList dampak={hasil.dampak} />
            <FormNotice pesan="Belum ada yang disimpan." />
          </>
        )}
        <FormNotice failure={check.error} />
      </div>
    </Dialog>
  );
}

const countPerubahan = ({ ditambah, diperbarui, dihapus }: HasilSinkron) => ditambah + diperbarui + dihapus;
