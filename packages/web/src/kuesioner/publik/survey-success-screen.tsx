import { FullPage } from '../../base/page/full-page.tsx';
import { ingatanPerangkat } from './ingatan-perangkat.ts';

/** The end of answering by a link. */
export function SurveySuccessScreen() {
  const kabar = ingatanPerangkat.kabar();
  const sent = kabar?.kind === 'terkirim' ? kabar : null;
  return (
    <FullPage title="Jawaban terkirim">
      {sent && <p>{sent.judul}</p>}
      <p>{sent?.ucapan || 'Terima kasih sudah menjawab. Anda boleh menutup halaman ini.'}</p>
    </FullPage>
  );
}
