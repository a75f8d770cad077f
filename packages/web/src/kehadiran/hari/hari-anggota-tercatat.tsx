import { SEBULAN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatHari, formatTanggal } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HariContent } from './hari-content.tsx';
import { jamSingkat } from './jam-singkat.ts';
import { KeadaanHariChip } from './keadaan-hari-chip.tsx';
import { hariKey } from './use-open-hari.ts';

type Props = { organisasi_id: number; user_id: number; nama: string; from: string; to: string; isFirst: boolean };

/** What was recorded of one member's days, a line each; a line opens to all of it. The first stands open. */
export function HariAnggotaTercatat({ organisasi_id, user_id, nama, from, to, isFirst }: Props) {
  const [isOpen, setOpen] = useState(isFirst);
  const [rinci, setRinci] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...api.kehadiran.listRiwayatAnggota.query(
      { organisasi_id, user_id, from, to, is_libur: true, sort: 'tanggal', count: SEBULAN_HARI },
      { errors: 'caller' },
    ),
    enabled: isOpen,
  });
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{nama}</summary>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && isOpen && <Skeleton lines={2} />}
      {data?.data.length === 0 && <p>Tidak ada catatan kehadiran pada tanggal itu.</p>}
      <ul>
        {data?.data.map((hari) => {
          const isRinci = rinci === hari.tanggal;
          const tanggal = `${formatHari(hari.tanggal)}, ${formatTanggal(hari.tanggal)}`;
          return (
            <li key={hariKey(hari)}>
              <button
                type="button"
                aria-expanded={isRinci}
                onClick={() => setRinci(isRinci ? undefined : hari.tanggal)}
              >
                <span>{tanggal}</span>
                <span>{jamSingkat(hari) ?? '–'}</span>
                <KeadaanHariChip hari={hari} />
              </button>
              {isRinci && (
                <HariContent
                  organisasi_id={organisasi_id}
                  opened={{ user_id, tanggal: hari.tanggal }}
                  rows={data.data}
                  isBukti
                />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
