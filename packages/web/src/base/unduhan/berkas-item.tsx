import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from './unduhan.module.css';

type Props = {
  berkas: Omit<Unduhan, 'unduhan_id'>;
  /** Under its name; what is not there is left out. */
  rincian: readonly (string | null | false)[];
  /** What is going on while it is made: 'Sedang dibuat'. */
  sedang: string;
  /** For how long it has been made, where that tells how long it still takes. */
  secondsElapsed?: number;
  isBusy: boolean;
  onDownload: () => void;
  /** What is said of a file that was taken away. */
  children?: ReactNode;
};

/** A file that is made in the background: what it is, how far it is, and the file once it is done. */
export function BerkasItem({ berkas, rincian, sedang, secondsElapsed, isBusy, onDownload, children }: Props) {
  const { nama, status, antrean, total, selesai, pesan, berkas_dihapus_pada } = berkas;
  const chip = { menunggu: ['grey', 'Menunggu'], berjalan: ['blue', sedang], gagal: ['red', 'Gagal'] } as const;
  const note = (text: ReactNode) => <p className={classes['note']}>{text}</p>;
  return (
    <li>
      <div>
        <div className={classes['name']}>{nama}</div>
        {note(rincian.filter(Boolean).join(' · '))}
      </div>
      {berkas_dihapus_pada ? (
        <StatusChip tone="grey" label="Berkas dihapus" />
      ) : status === 'selesai' ? (
        <Button variant="default" loading={isBusy} onClick={onDownload} aria-label={`Unduh ${nama}`}>
          Unduh
        </Button>
      ) : (
        <StatusChip tone={chip[status][0]} label={chip[status][1]} />
      )}
      {berkas_dihapus_pada && children && note(children)}
      {antrean && note(sebutAntrean(antrean))}
      {status === 'gagal' && pesan && note(pesan)}
      {status === 'berjalan' && total !== null && (
        <div className={classes['progress']}>
          <ProgressBar
            label={sedang}
            done={selesai}
            total={total}
            {...(secondsElapsed !== undefined && { secondsElapsed })}
          />
        </div>
      )}
    </li>
  );
}
