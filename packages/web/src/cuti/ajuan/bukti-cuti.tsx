import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { JalanSection } from '../../persetujuan/jalan-section.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from '../dasar/cuti.module.css';
import { sebutPutusanCuti } from '../dasar/sebut-putusan-cuti.tsx';
import { CutiFacts } from './cuti-facts.tsx';

/** What a request for leave is decided by: what it asks for, the balance, who else is away, and its way. */
export function BuktiCuti({ organisasi_id, cuti_id }: { organisasi_id: number; cuti_id: number }) {
  const { data, error, refetch } = useQuery(api.cuti.getCuti.query({ organisasi_id, cuti_id }, { errors: 'caller' }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <div className={classes['stack']}>
      <h2>{data.nama}</h2>
      <CutiFacts organisasi_id={organisasi_id} cuti={data} />
      <JalanSection jalan={data.persetujuan} sebut={sebutPutusanCuti} />
    </div>
  );
}
