import { countAntrean } from '../../../persetujuan/count-antrean.ts';
import { useMenunggu } from '../../../persetujuan/use-menunggu.ts';
import { MenuCount } from './menu-count.tsx';

/**
 * How much waits for one's own decision, at the menu entry that leads to it; nothing where nothing does. That entry is named
 * after leave alone, so the number says that it counts every queue.
 */
export function MenungguKeputusan() {
  const { data } = useMenunggu();
  return <MenuCount jumlah={data && countAntrean(data)} heard="menunggu keputusan di semua antrean" />;
}
