import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { kios } from '@hadir/contract/perangkat/kios/kios.contract.ts';
import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { formatJam } from '../../kit/format/format.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { useZona } from '../../kit/zona/use-zona.ts';
import { Card } from '../../ui/show/card.tsx';
import classes from './pindai.module.css';

type Props = {
  /** What was recorded, or why not; neither while it is on its way. */
  hasil: Output<typeof kios.submitPresensiQr> | undefined;
  error: Error | null;
  onLagi: () => void;
};

/** What became of a code that was sent. */
export function HasilCard({ hasil, error, onLagi }: Props) {
  const zona = useZona();
  return (
    <Card>
      <div className={classes['hasil']} role={error ? 'alert' : 'status'}>
        {hasil ? (
          <>
            <IconCircleCheck data-jenis="berhasil" size={56} stroke={1.5} aria-hidden="true" />
            <h2>{hasil.kalimat}</h2>
            <p>
              Presensi tercatat {formatJam(new Date(hasil.waktu), zona)} di {hasil.nama_perangkat}, {hasil.nama_lokasi}.
            </p>
          </>
        ) : error ? (
          <>
            <IconAlertTriangle data-jenis="gagal" size={56} stroke={1.5} aria-hidden="true" />
            <h2>Presensi tidak tercatat</h2>
            <p>{sebutKegagalan(error)}</p>
          </>
        ) : (
          <p>Mengirim presensi…</p>
        )}
        {(hasil ?? error) && (
          <Button variant={error ? 'filled' : 'default'} onClick={onLagi}>
            Pindai lagi
          </Button>
        )}
      </div>
    </Card>
  );
}
