import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { FilterHasil } from './hasil-filters.tsx';
import classes from './hasil.module.css';
import type { Satu } from './satu.ts';
import { NumberTable } from '../../ui/chart/number-table.tsx';

type Props = {
  satu: Satu;
  kuesioner: KuesionerDetail;
  filters: FilterHasil;
  onChange: (changes: Partial<FilterHasil>) => void;
};

/** Two questions against each other. */
export function SilangCard({ satu, kuesioner, filters: { baris, kolom }, onChange }: Props) {
  const { bagian, is_anonim } = kuesioner;
  const asked = bagian
    .flatMap(({ pertanyaan }) => pertanyaan)
    .filter(({ jenis }) => jenis === 'pilihan' || jenis === 'skala' || (jenis === 'beberapa' && !is_anonim))
    .map(({ pertanyaan_id, judul }) => ({ value: pertanyaan_id, label: judul }));
  if (asked.length < 2) return null;
  const choices = [{ value: undefined, label: 'Pilih pertanyaan' }, ...asked];
  return (
    <Card title="Tabel silang" subtitle="Bandingkan jawaban dua pertanyaan.">
      <div className={classes['saring']}>
        <ChoiceField label="Baris" value={baris} choices={choices} onChange={(next) => onChange({ baris: next })} />
        <ChoiceField label="Kolom" value={kolom} choices={choices} onChange={(next) => onChange({ kolom: next })} />
      </div>
      {baris !== undefined && kolom !== undefined && baris !== kolom && (
        <Silang satu={satu} baris_pertanyaan_id={baris} kolom_pertanyaan_id={kolom} />
      )}
      {baris !== undefined && baris === kolom && <FormNotice pesan="Pilih dua pertanyaan yang berbeda." />}
    </Card>
  );
}

type Dua = { baris_pertanyaan_id: number; kolom_pertanyaan_id: number };

function Silang({ satu, ...dua }: { satu: Satu } & Dua) {
  const { data, error, refetch } = useQuery(
    api.hasilKuesioner.getHasilSilang.query({ ...satu, ...dua }, { errors: 'screen' }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  const { is_terbuka, baris, kolom, sel } = data;
  const hidden = `Kuesioner ini anonim: baris dan kolom yang berisi kurang dari ${SEDIKITNYA_ANONIM} jawaban disembunyikan.`;
  if (!is_terbuka) return <FormNotice pesan={hidden} />;
  return (
    <>
      <NumberTable
        label="Jawaban dua pertanyaan bersama"
        kepala={['Jawaban', ...kolom.map(({ teks }) => teks)]}
        baris={baris.map(({ nilai, teks }, at) => ({
          kunci: String(nilai),
          nama: teks,
          sel: (sel[at] ?? []).map((one) => (one === null ? '•' : formatAngka(one))),
        }))}
      />
      {sel.flat().includes(null) && <p className={classes['catatan']}>• {hidden}</p>}
    </>
  );
}
