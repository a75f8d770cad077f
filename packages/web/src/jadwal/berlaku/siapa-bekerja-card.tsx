import { useQuery } from '@tanstack/react-query';
import { AnggotaPicker } from '../../base/pickers/anggota-picker.tsx';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { Card } from '../../ui/show/card.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { JadwalBerlaku } from './jadwal-berlaku.tsx';
import classes from './siapa-bekerja-card.module.css';

const FIELDS = { siapa: filterField.id, tanggal: filterField.tanggal };

/** Who works when: asked for one member and date, answered with the layer that won and those that lost. */
export function SiapaBekerjaCard({ organisasi_id }: { organisasi_id: number }) {
  const today = useToday();
  const { filters, change } = useUrlFilters(FIELDS);
  const tanggal = filters.tanggal || today;
  const user_id = filters.siapa ?? 0;
  const { data, error, refetch } = useQuery({
    ...api.jadwalBerlaku.getJadwalBerlaku.query({ organisasi_id, user_id, tanggal }, { errors: 'caller' }),
    enabled: user_id > 0,
  });
  const pick = useQuery(api.anggota.listAnggotaAktif.query({ organisasi_id }));
  const nama = pick.data?.find((one) => one.user_id === user_id)?.nama ?? null;
  return (
    <Card
      title="Siapa bekerja kapan"
      subtitle="Jadwal yang berlaku bagi seorang anggota pada satu tanggal, dan sebabnya."
    >
      <div className={classes['fields']}>
        <AnggotaPicker
          organisasi_id={organisasi_id}
          label="Anggota"
          value={filters.siapa ?? null}
          nama={nama}
          onChange={(siapa) => change({ siapa: siapa ?? undefined })}
        />
        <DatePicker label="Tanggal" value={tanggal} onChange={(next) => change({ tanggal: next ?? '' })} />
      </div>
      {user_id > 0 && (
        <div className={classes['answer']} aria-live="polite">
          {data ? (
            <JadwalBerlaku organisasi_id={organisasi_id} jawaban={data} />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={3} />
          )}
        </div>
      )}
    </Card>
  );
}
