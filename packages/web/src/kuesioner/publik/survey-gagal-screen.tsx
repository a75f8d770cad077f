import { FullPage } from '../../base/page/full-page.tsx';
import { ingatanPerangkat } from './ingatan-perangkat.ts';
import { kabarDari, SEBAB_GAGAL } from './to-kabar-gagal.ts';

/** Why a questionnaire cannot be answered by its link; the address says it too, for a reload or who is shown it. */
export function SurveyGagalScreen() {
  const { sebab, pesan } = kabarDari(new URLSearchParams(location.search).get('sebab'), ingatanPerangkat.kabar());
  return (
    <FullPage title={SEBAB_GAGAL[sebab]?.judul ?? 'Kuesioner tidak dapat diisi'}>
      <p>{pesan}.</p>
    </FullPage>
  );
}
