import { countAntrean } from '../../../persetujuan/count-antrean.ts';
import { useMenunggu } from '../../../persetujuan/use-menunggu.ts';
import { MenuCount } from './menu-count.tsx';

/** How much waits for one's own decision, at the menu entry that leads to it. Nothing where nothing does. */
export function MenungguKeputusan() {
  const { data } = useMenunggu();
  const jumlah = data && countAntrean(data);
  return <MenuCount jumlah={jumlah} heard="menunggu keputusan" />;
}
