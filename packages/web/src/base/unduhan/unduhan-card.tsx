import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import { formatUkuran } from '../../kit/format/format.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { Card } from '../../ui/show/card.tsx';
import { BerkasItem } from './berkas-item.tsx';
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
          <BerkasItem
            key={one.unduhan_id}
            berkas={one}
            rincian={[one.ukuran !== null && formatUkuran(one.ukuran), sebut(one.dibuat_pada)]}
            sedang="Sedang disiapkan"
            isBusy={busy === one.unduhan_id}
            onDownload={() => onSave(one.unduhan_id)}
          />
        ))}
      </ul>
    </Card>
  );
}
