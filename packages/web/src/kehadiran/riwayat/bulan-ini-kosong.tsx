import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { Button } from '@mantine/core';
import { formatBulan } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

type Props = { onRentang: (range: { from: string; to: string }) => void };

/** No day of this month yet, as on its first: the days before are one step away. */
export function BulanIniKosong({ onRentang }: Props) {
  const today = useToday();
  const lalu = bulanSebelum(today);
  const { tgl_awal: from, tgl_akhir: to } = rangeOfBulan(lalu);
  return (
    <EmptyState
      action={
        <Button variant="default" onClick={() => onRentang({ from, to })}>
          Lihat {formatBulan(lalu)}
        </Button>
      }
    >
      Belum ada hari yang tercatat pada {formatBulan(today)}.
    </EmptyState>
  );
}
