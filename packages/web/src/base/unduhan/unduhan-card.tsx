import { Button } from '@mantine/core';
import { formatUkuran } from '../../kit/format/format.ts';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/show/card.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import classes from './unduhan.module.css';

type Props = { unduhan: readonly Unduhan[]; busy: string | undefined; onSave: (unduhan_id: string) => void };

/** The files that one asked for, with how far they are; nothing while there are none. */
export function UnduhanCard({ unduhan, busy, onSave }: Props) {
  const sebut = useSebutSaat();
  if (unduhan.length === 0) return null;
  return (
    <Card title="Unduhan saya">
      <ul className={classes['files']}>
        {unduhan.map((one) => (
          <li key={one.unduhan_id}>
            <div>
              <div className={classes['name']}>{one.nama}</div>
              <p className={classes['note']}>
                {[one.ukuran !== null && formatUkuran(one.ukuran), sebut(one.dibuat_pada), one.pesan]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {one.berkas_dihapus_pada ? (
              <StatusChip tone="grey" label="Berkas dihapus" />
            ) : one.status === 'selesai' ? (
              <Button
                variant="default"
                loading={busy === one.unduhan_id}
                aria-label={`Unduh ${one.nama}`}
                onClick={() => onSave(one.unduhan_id)}
              >
                Unduh
              </Button>
            ) : (
              <StatusChip {...CHIP[one.status]} />
            )}
            {one.antrean && <p className={classes['note']}>{sebutAntrean(one.antrean)}</p>}
            {one.status === 'berjalan' && one.total !== null && (
              <div className={classes['progress']}>
                <ProgressBar label="Sedang disiapkan" done={one.selesai} total={one.total} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const CHIP = {
  menunggu: { tone: 'grey', label: 'Menunggu' },
  berjalan: { tone: 'blue', label: 'Sedang disiapkan' },
  gagal: { tone: 'red', label: 'Gagal' },
} as const;
