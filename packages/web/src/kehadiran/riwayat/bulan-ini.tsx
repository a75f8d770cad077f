import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { Button, Group } from '@mantine/core';
import { formatBulan } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

type Props = {
  /** No day of it yet, as on its first. */
  isKosong: boolean;
  onRentang: (range: { from: string; to: string }) => void;
};

/** Where no days are chosen the list is of this month: says so, and the days before are one step away. */
export function BulanIni({ isKosong, onRentang }: Props) {
  const today = useToday();
  const lalu = bulanSebelum(today);
  const { tgl_awal: from, tgl_akhir: to } = rangeOfBulan(lalu);
  const keLalu = (
    <Button variant="default" size={isKosong ? 'sm' : 'compact-sm'} onClick={() => onRentang({ from, to })}>
      Lihat {formatBulan(lalu)}
    </Button>
  );
  if (isKosong) {
    return <EmptyState action={keLalu}>Belum ada hari yang tercatat pada {formatBulan(today)}.</EmptyState>;
  }
  return (
    <Group gap="xs">
      <span>Bulan ini: {formatBulan(today)}</span>
      {keLalu}
    </Group>
  );
}
