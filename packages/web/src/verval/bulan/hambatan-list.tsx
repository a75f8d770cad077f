import type { Hambatan } from '@hadir/rules/verval/hambatan.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Link } from '../../ui/show/link.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HambatanActions } from './hambatan-actions.tsx';
import { hrefOfHambatan } from './href-of-hambatan.ts';
import { sebutHariHambatan } from './sebut-hari-hambatan.ts';
import classes from '../dasar/verval.module.css';

type Props = {
  organisasi_id: number;
  bulan: string;
  jenis: Hambatan;
  canWrite: boolean;
  page: number;
  onPage: (page: number) => void;
};

/** The days of one kind of hindrance: resolved here where a decision is enough, else on the way to where it is. */
export function HambatanList({ organisasi_id, bulan, jenis, canWrite, page, onPage }: Props) {
  const { data, error, refetch } = useQuery({
    ...api.verval.listHambatanVerval.query({ organisasi_id, bulan, jenis, page }, { errors: 'caller' }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <>
      <ul className={classes['days']}>
        {data.data.map((row) => (
          <li key={`${row.anggota.user_id} ${row.tanggal} ${row.nomor}`}>
            <Link href={hrefOfHambatan(organisasi_id, row)}>{row.anggota.nama}</Link>
            <span>{sebutHariHambatan(row)}</span>
            {canWrite && <HambatanActions organisasi_id={organisasi_id} bulan={bulan} hambatan={row} />}
          </li>
        ))}
      </ul>
      {data.last_page > 1 && <Pager label="Hambatan" page={data} onPage={onPage} />}
    </>
  );
}
