import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { kapital } from '@hadir/contract/kit/kapital.ts';
import { DampakList } from './dampak-list.tsx';

type Props = {
  dampak: Dampak;
  /** Only once it is approved. */
  isAjuan: boolean;
};

/** What a claim or a correction makes of the days that it is about. */
export function AkibatHari({ dampak, isAjuan }: Props) {
  const jadinya = dampak.berubah === 0 ? 'harinya tetap seperti sekarang.' : 'harinya menjadi:';
  return (
    <section aria-label="Akibatnya">
      <p>{isAjuan ? `Bila disetujui, ${jadinya}` : kapital(jadinya)}</p>
      <DampakList dampak={dampak} />
    </section>
  );
}
