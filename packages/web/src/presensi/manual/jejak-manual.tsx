import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import classes from '../dasar/antrean.module.css';
import { StatusManualChip } from './status-manual-chip.tsx';

type Props = { organisasi_id: number; presensi_manual_id: number };

/** What was decided about a request, by whom and why. */
export function JejakManual({ organisasi_id, presensi_manual_id }: Props) {
  const { data } = useQuery(api.presensiManual.listAktivitasManual.query({ organisasi_id, presensi_manual_id }));
  if (!data) return null;
  return (
    <ol className={classes['trail']} aria-label="Perjalanan permintaan">
      {data.map(({ status, is_permanen, oleh, pada, keterangan }) => (
        <li key={`${status} ${pada}`}>
          <StatusManualChip status={status} is_permanen={is_permanen} />
          <span>
            <Saat pada={pada} /> oleh {oleh ?? '—'}
            {keterangan ? `: ${keterangan}` : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}
