import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HarianCard } from './harian-card.tsx';
import { HASIL_FIELDS, toSaringHasil } from './hasil-fields.ts';
import { HasilFilters } from './hasil-filters.tsx';
import { HasilPertanyaanCard } from './hasil-pertanyaan-card.tsx';
import classes from './hasil.module.css';
import { SilangCard } from './silang-card.tsx';
import { UnduhHasilCard } from './unduh-hasil-card.tsx';

type Props = { organisasi_id: number; kuesioner: KuesionerDetail };

/** What was answered: each question as a chart with its table, narrowed by the address. */
export function HasilSection({ organisasi_id, kuesioner }: Props) {
  const { kuesioner_id, is_anonim } = kuesioner;
  const satu = { organisasi_id, kuesioner_id };
  const { filters, change } = useUrlFilters(HASIL_FIELDS);
  const saring = toSaringHasil(filters, kuesioner);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.hasilKuesioner.getHasilKuesioner.query({ ...satu, ...saring }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes['hasil']}>
      <HasilFilters organisasi_id={organisasi_id} kuesioner={kuesioner} filters={filters} onChange={change} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <p className={classes['jumlah']}>
            {data.is_terbuka && <strong>{formatAngka(data.jumlah)} jawaban</strong>}
            {data.menunggu > 0 && <span>{sebutTertahan(data.menunggu, kuesioner.keadaan === 'tutup')}</span>}
          </p>
          {!data.is_terbuka && <FormNotice pesan={sebabTertutup(saring.saring_pertanyaan_id !== undefined)} />}
          {data.is_terbuka && data.jumlah === 0 && <EmptyState>Belum ada jawaban untuk ditampilkan.</EmptyState>}
          {data.is_terbuka && data.jumlah > 0 && (
            <div className={classes['hasil']} aria-busy={isPlaceholderData}>
              {data.pertanyaan.map((one, at) => (
                <HasilPertanyaanCard
                  key={one.pertanyaan_id}
                  satu={satu}
                  saring={saring}
                  isAnonim={is_anonim}
                  nomor={at + 1}
                  hasil={one}
                />
              ))}
              <SilangCard satu={satu} kuesioner={kuesioner} filters={filters} onChange={change} />
            </div>
          )}
        </>
      )}
      <HarianCard satu={satu} isDisaring={Object.values(saring).some((one) => one !== undefined)} />
      <UnduhHasilCard satu={satu} saring={saring} isAnonim={is_anonim} />
    </div>
  );
}

const sebabTertutup = (isFiltered: boolean) =>
  isFiltered
    ? `Kuesioner ini anonim: saringan yang menyisakan kurang dari ${SEDIKITNYA_ANONIM} jawaban tidak ditampilkan, supaya tidak ada yang dapat dikenali.`
    : `Kuesioner ini anonim: hasilnya ditampilkan sejak ${SEDIKITNYA_ANONIM} jawaban, supaya tidak ada yang dapat dikenali.`;

/** Of anonymous answers that are not shown: what becomes of them. */
const sebutTertahan = (jumlah: number, isTutup: boolean): string =>
  isTutup
    ? `${formatAngka(jumlah)} jawaban tidak ditampilkan: jawaban anonim dibuka paling sedikit ${SEDIKITNYA_ANONIM} sekaligus, supaya tidak dapat ditebak siapa yang mengisinya.`
    : `${formatAngka(jumlah)} jawaban menunggu: jawaban anonim dibuka paling sedikit ${SEDIKITNYA_ANONIM} sekaligus.`;
