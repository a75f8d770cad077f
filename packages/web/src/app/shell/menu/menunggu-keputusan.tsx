import { ANTREAN, LABEL_ANTREAN } from '../../../persetujuan/bagian-persetujuan.ts';
import { countAntrean } from '../../../persetujuan/count-antrean.ts';
import { useMenunggu } from '../../../persetujuan/use-menunggu.ts';
import { MenuCount } from './menu-count.tsx';

/**
 * How much waits for one's own decision, at the menu entry that leads to it; nothing where nothing does. That entry is named
 * after leave alone, so the number says which queues it counts.
 */
export function MenungguKeputusan() {
  const { data } = useMenunggu();
  if (!data) return null;
  const isinya = ANTREAN.flatMap((antrean) =>
    data[antrean] > 0 ? [`${LABEL_ANTREAN[antrean]} ${data[antrean]}`] : [],
  );
  return <MenuCount jumlah={countAntrean(data)} heard={`menunggu keputusan: ${isinya.join(', ')}`} isTold />;
}
