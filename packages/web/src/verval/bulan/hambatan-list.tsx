import type { Hambatan } from '@hadir/rules/verval/hambatan.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayWrite } from '../../base/session/hak/use-may-write.ts';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Link } from '../../ui/show/link.tsx';
import checkbox from '../../ui/table/checkbox.module.css';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HambatanActions } from './hambatan-actions.tsx';
import { KATA_HAMBATAN } from './kata-hambatan.ts';
import { hrefOfHambatan } from './href-of-hambatan.ts';
import { LengkapiBar } from './lengkapi-bar.tsx';
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

/** Incomplete days are mended many at once. */
const BANYAK = 50;

/** What hinders, one by one: resolved here where a decision is enough, else on the way to where it is. */
export function HambatanList({ organisasi_id, bulan, jenis, user_id, canWrite, page, onPage }: Props) {
  const mayClaim = useMayWrite('presensi-klaim.index');
  const isBanyak = canWrite && mayClaim && jenis === 'tidak_lengkap';
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({
    ...api.verval.listHambatanVerval.query(
      { organisasi_id, bulan, jenis, user_id, page, ...(isBanyak ? { count: BANYAK } : {}) },
      { errors: 'caller' },
    ),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const keyOf = ({ anggota, tanggal, nomor, jenis: kind }: (typeof data.data)[number]) =>
    `${kind} ${anggota.user_id} ${tanggal} ${nomor}`;
  const toggle = (key: string) => {
    const next = new Set(dipilih);
    if (!next.delete(key)) next.add(key);
    setDipilih(next);
  };
  return (
    <>
      {isBanyak && (
        <LengkapiBar
          organisasi_id={organisasi_id}
          hari={data.data.filter((row) => dipilih.has(keyOf(row)))}
          total={data.data.length}
          onAll={(all) => setDipilih(new Set(all ? data.data.map(keyOf) : []))}
        />
      )}
      <ul className={classes['days']}>
        {data.data.map((row) => (
          <li key={keyOf(row)} data-pick={isBanyak || undefined}>
            {isBanyak && (
              <input
                type="checkbox"
                className={checkbox['box']}
                aria-label={`Pilih ${row.anggota.nama}, ${sebutHariHambatan(row)}`}
                checked={dipilih.has(keyOf(row))}
                onChange={() => toggle(keyOf(row))}
              />
            )}
            <Link href={hrefOfHambatan(organisasi_id, row)}>
              {jenis ? row.anggota.nama : KATA_HAMBATAN[row.jenis].nama}
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
