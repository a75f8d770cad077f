import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Link } from '../../ui/show/link.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { saranKirim } from './saran-kirim.ts';
import classes from '../dasar/verval.module.css';

/** Who was refused by the staff system: why, and what to do, with the way to the member's data. */
export function KirimDitolakList({ organisasi_id, bulan }: { organisasi_id: number; bulan: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...api.kirimVerval.listKirimanDitolak.query({ organisasi_id, bulan, page }, { errors: 'caller' }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <>
      <ul className={classes['ditolak']} aria-label="Kiriman yang ditolak">
        {data.data.map(({ anggota, kode, pesan }) => (
          <li key={anggota.user_id}>
            <Link href={hrefTo('user.detail', { organisasi_id, user_id: anggota.user_id })}>{anggota.nama}</Link>
            <span>
              {pesan}. {saranKirim(kode)}
            </span>
          </li>
        ))}
      </ul>
      {data.last_page > 1 && <Pager label="Kiriman yang ditolak" page={data} onPage={setPage} />}
    </>
  );
}
