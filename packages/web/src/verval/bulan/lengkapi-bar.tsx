import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { Button, Checkbox } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import classes from '../dasar/verval.module.css';

const LengkapiHariSection = lazy(async () => ({
  default: (await import('../../klaim-presensi/lengkapi-hari-section.tsx')).LengkapiHariSection,
}));

type Props = {
  organisasi_id: number;
  /** Those that are chosen. */
  hari: readonly BarisHambatan[];
  total: number;
  onAll: (all: boolean) => void;
};

/** Chooses incomplete days, and fills in what is missing of all of them at the hours that were due. */
export function LengkapiBar({ organisasi_id, hari, total, onAll }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes['pick']}>
      <Checkbox
        label="Pilih semua hari di daftar ini"
        checked={hari.length > 0 && hari.length === total}
        indeterminate={hari.length > 0 && hari.length < total}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      <Button size="compact-sm" disabled={hari.length === 0} onClick={() => setOpened(true)}>
        Isi sesuai jadwal{hari.length > 0 ? ` (${formatAngka(hari.length)})` : ''}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <LengkapiHariSection
            organisasi_id={organisasi_id}
            hari={hari.map(({ anggota, tanggal }) => ({ user_id: anggota.user_id, tanggal }))}
            onDone={() => onAll(false)}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
