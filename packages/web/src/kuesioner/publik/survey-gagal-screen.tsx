import { FullPage } from '../../base/page/full-page.tsx';
import { ingatanPerangkat } from './ingatan-perangkat.ts';
import { SEBAB_GAGAL, TANPA_TAUTAN } from './to-kabar-gagal.ts';

/** Why a questionnaire cannot be answered by its link. */
export function SurveyGagalScreen() {
  const kept = ingatanPerangkat.kabar();
  const { sebab, pesan } = kept?.kind === 'gagal' ? kept : TANPA_TAUTAN;
  return (
    <FullPage title={SEBAB_GAGAL[sebab] ?? 'Kuesioner tidak dapat diisi'}>
      <p>{pesan}.</p>
    </FullPage>
  );
}
