import type { Hambatan } from '@hadir/rules/verval/hambatan.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Link } from '../../ui/show/link.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HambatanActions } from './hambatan-actions.tsx';
import { HAMBATAN_WORDS } from './hambatan-words.ts';
import { hrefOfHambatan } from './href-of-hambatan.ts';
import { sebutHariHambatan } from './sebut-hari-hambatan.ts';
import classes from '../dasar/verval.module.css';

type Props = {
  organisasi_id: number;
  bulan: string;
  /** Of one kind, or all that hinders one member. */
  jenis?: Hambatan;
  user_id?: number;
  canWrite: boolean;
  page: number;
  onPage: (page: number) => void;
};

/** What hinders, one by one: resolved here where a decision is enough, else on the way to where it is. */
export function HambatanList({ organisasi_id, bulan, jenis, user_id, canWrite, page, onPage }: Props) {
  const { data, error, refetch } = useQuery({
    ...api.verval.listHambatanVerval.query({ organisasi_id, bulan, jenis, user_id, page }, { errors: 'caller' }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const keyOf = ({ anggota, tanggal, nomor, jenis: kind }: (typeof data.data)[number]) =>
    `${kind} ${anggota.user_id} ${tanggal} ${nomor}`;
  return (
    <>
      <ul className={classes['days']}>
        {data.data.map((row) => (
          <li key={keyOf(row)}>
            <Link href={hrefOfHambatan(organisasi_id, row)}>
              {jenis ? row.anggota.nama : HAMBATAN_WORDS[row.jenis].nama}
            </Link>
            <span>{sebutHariHambatan(row)}</span>
            {canWrite && <HambatanActions organisasi_id={organisasi_id} bulan={bulan} hambatan={row} />}
          </li>
        ))}
      </ul>
      {data.last_page > 1 && <Pager label="Hambatan" page={data} onPage={onPage} />}
    </>
  );
}
