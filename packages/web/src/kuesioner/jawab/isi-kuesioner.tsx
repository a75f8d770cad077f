import { KALIMAT_SUDAH_TUTUP } from '@hadir/contract/kuesioner/kalimat-kuesioner.ts';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useOutbox } from '../../base/outbox/use-outbox.ts';
import { FormKuesioner } from './form-kuesioner.tsx';
import type { IsianKuesioner } from './isian-tersimpan.ts';
import { JawabanTerkirim } from './jawaban-terkirim.tsx';
import { KepalaIsian } from './kepala-isian.tsx';
import { responsOutbox } from './respons-outbox.ts';
import { SelesaiMenjawab } from './selesai-menjawab.tsx';
import { useIsian } from './use-isian.ts';
import { useKirim, type HasilKirim } from './use-kirim.ts';
import { useKabarKiriman } from './use-kabar-kiriman.ts';

type Props = { organisasi_id: number; kuesioner_id: number; user_id: number };

/** One questionnaire for a member: to fill in, on its way, sent, or why it cannot be answered now. */
export function IsiKuesioner(siapa: Props) {
  const { organisasi_id, kuesioner_id, user_id } = siapa;
  const { isian, awal, error, refetch } = useIsian(siapa);
  const waiting = useOutbox(user_id).find((queued) => responsOutbox.inputOf(queued)?.kuesioner_id === kuesioner_id);
  const [hasil, setHasil] = useState<HasilKirim | null>(null);
  const { kirim, sending } = useKirim(user_id);
  useKabarKiriman(kuesioner_id, setHasil);

  const kepala = <KepalaIsian organisasi_id={organisasi_id} isian={isian} />;
  // What is being sent from this page has its form still: it may be refused.
  const isWaiting = waiting !== undefined && waiting.refusal === null && !sending;
  const refused = waiting?.refusal ? waiting : undefined;
  if (hasil?.kind === 'terkirim') {
    return (
      <SelesaiMenjawab organisasi_id={organisasi_id} judul={isian?.judul}>
        {hasil.ucapan || 'Terima kasih, jawaban Anda sudah terkirim.'}
      </SelesaiMenjawab>
    );
  }
  if (hasil?.kind === 'tersimpan' || (isWaiting && hasil === null && (isian?.dijawab ?? null) === null)) {
    return (
      <SelesaiMenjawab organisasi_id={organisasi_id} judul={isian?.judul} isWaiting>
        Jawaban Anda tersimpan di perangkat ini dan dikirim sendiri begitu ada sambungan. Anda tidak perlu mengisi lagi.
      </SelesaiMenjawab>
    );
  }
  if (!isian) {
    return (
      <>
        {kepala}
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
      </>
    );
  }
  if (isian.dijawab !== null) {
    return (
      <>
        {kepala}
        <JawabanTerkirim organisasi_id={organisasi_id} kuesioner_id={kuesioner_id} isian={isian} />
      </>
    );
  }
  if (isian.keadaan !== 'terbuka') {
    return (
      <>
        {kepala}
        <EmptyState title={sebutTutup(isian)} />
      </>
    );
  }
  return (
    <>
      {kepala}
      <FormKuesioner
        siapa={siapa}
        isian={isian}
        refetch={refetch}
        awal={(refused && responsOutbox.inputOf(refused)?.jawaban) ?? awal}
        refusal={refused?.refusal ?? null}
        kirim={kirim}
        sending={sending}
        onHasil={setHasil}
      />
    </>
  );
}

const sebutTutup = ({ keadaan }: IsianKuesioner) =>
  keadaan === 'dijadwalkan' ? 'Kuesioner ini belum dibuka' : KALIMAT_SUDAH_TUTUP;
