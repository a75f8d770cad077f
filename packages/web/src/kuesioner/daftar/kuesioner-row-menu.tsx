import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { KuesionerMenu } from '../dasar/kuesioner-menu.tsx';
import { useTindakanBaris } from './use-tindakan-baris.tsx';

/** All that can be done with a questionnaire from the list. */
export function KuesionerRowMenu({ organisasi_id, kuesioner }: { organisasi_id: number; kuesioner: Kuesioner }) {
  const { actionsOf, loading } = useTindakanBaris(organisasi_id);
  return (
    <KuesionerMenu organisasi_id={organisasi_id} kuesioner={kuesioner} first={actionsOf(kuesioner)} loading={loading} />
  );
}
