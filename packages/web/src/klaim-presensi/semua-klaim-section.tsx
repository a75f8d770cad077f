import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { Sejak } from '../kit/zona/sejak.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import { Pager } from '../ui/table/pager.tsx';
import { sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import classes from './semua-klaim.module.css';
import { StatusKlaimChip } from './status-klaim-chip.tsx';

/** Every change of his days that a member is part of, the newest first, decided or not; asked for when it is unfolded. */
export function SemuaKlaimSection({ organisasi_id }: { organisasi_id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes['section']}>
      <Card>
        <details className={classes['fold']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Semua perubahan presensi Anda</summary>
          {isOpen && <Daftar organisasi_id={organisasi_id} />}
        </details>
      </Card>
    </div>
  );
}

function Daftar({ organisasi_id }: { organisasi_id: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...api.klaimPresensi.listKlaimSendiri.query({ organisasi_id, page, count: 10 }, { errors: 'caller' }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.total === 0) return <EmptyState>Belum ada perubahan presensi.</EmptyState>;
  return (
    <>
      <ul className={classes['list']}>
        {data.data.map((klaim) => (
          <li key={klaim.presensi_klaim_id} className={classes['item']}>
            <span className={classes['words']}>
              <Link href={hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: klaim.presensi_klaim_id })}>
                {sebutTanggalKlaim(klaim)}: {sebutHakKlaim(klaim)}
              </Link>
              <small>
                dibuat <Sejak pada={klaim.dibuat_pada} />
                {klaim.catatan && `. Catatan: ${klaim.catatan}`}
              </small>
            </span>
            <StatusKlaimChip status={klaim.status} />
          </li>
        ))}
      </ul>
      <Pager label="Perubahan presensi" page={data} onPage={setPage} />
    </>
  );
}
