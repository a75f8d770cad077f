import { Button } from '@mantine/core';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { formatUkuran } from '../../kit/format/format.ts';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from '../dasar/laporan.module.css';

type Props = { laporan: Laporan; now: number; isBusy: boolean; onDownload: () => void };

/** One report: who asked for it when, how far it is, and its file once it is done. */
export function LaporanItem({ laporan, now, isBusy, onDownload }: Props) {
  const sebut = useSebutSaat();
  const { nama, format, status, antrean, ukuran, total, selesai, pesan, dibuat_oleh, dibuat_pada } = laporan;
  const { berkas_dihapus_pada } = laporan;
  const details = [format.toUpperCase(), ukuran !== null && formatUkuran(ukuran), dibuat_oleh, sebut(dibuat_pada)];
  return (
    <li className={classes['report']}>
      <div>
        <div className={classes['name']}>{nama}</div>
        <p className={classes['note']}>{details.filter(Boolean).join(' · ')}</p>
      </div>
      {berkas_dihapus_pada ? (
        <StatusChip tone="grey" label="Berkas dihapus" />
      ) : status === 'selesai' ? (
        <Button variant="default" loading={isBusy} onClick={onDownload} aria-label={`Unduh ${nama}`}>
          Unduh
        </Button>
      ) : (
        <StatusChip {...CHIP[status]} />
      )}
      {berkas_dihapus_pada && (
        <p className={classes['note']}>
          Berkasnya dihapus {sebut(berkas_dihapus_pada)}, 90 hari setelah dibuat. Laporan ini dapat dibuat lagi.
        </p>
      )}
      {antrean && <p className={classes['note']}>{sebutAntrean(antrean)}</p>}
      {status === 'gagal' && pesan && <p className={classes['note']}>{pesan}</p>}
      {status === 'berjalan' && total !== null && (
        <div className={classes['progress']}>
          <ProgressBar
            label="Sedang dibuat"
            done={selesai}
            total={total}
            secondsElapsed={(now - Date.parse(dibuat_pada)) / 1000}
          />
        </div>
      )}
    </li>
  );
}

const CHIP = {
  menunggu: { tone: 'grey', label: 'Menunggu' },
  berjalan: { tone: 'blue', label: 'Sedang dibuat' },
  gagal: { tone: 'red', label: 'Gagal' },
} as const;
