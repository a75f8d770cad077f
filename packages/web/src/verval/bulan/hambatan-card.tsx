import type { StatusVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { HAMBATAN } from '@hadir/rules/verval/hambatan.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { Card } from '../../ui/show/card.tsx';
import { HambatanList } from './hambatan-list.tsx';
import { HAMBATAN_WORDS } from './hambatan-words.ts';
import classes from '../dasar/verval.module.css';

type Props = { organisasi_id: number; status: StatusVerval; canWrite: boolean };

/** What still hinders the month, by impact; each opens to its days, and these to where they are resolved; Back finds them open. */
export function HambatanCard({ organisasi_id, status, canWrite }: Props) {
  const { filters, change } = useUrlFilters({ hambatan: filterField.oneOf(...HAMBATAN), hal: 1 });
  const opened = filters.hambatan;
  return (
    <Card
      title="Yang masih menghambat"
      subtitle={status.hambatan.length > 0 ? 'Yang terbanyak lebih dahulu.' : undefined}
    >
      {status.hambatan.length === 0 ? (
        <p>Tidak ada. {status.anggota.belum > 0 ? 'Bulan ini siap diverifikasi.' : 'Bulan ini sudah diverifikasi.'}</p>
      ) : (
        <ul className={classes['hambatan']}>
          {status.hambatan.map(({ jenis, hari, anggota }) => (
            <li key={jenis}>
              <button
                type="button"
                className={classes['kind']}
                aria-expanded={opened === jenis}
                onClick={() => change({ hambatan: opened === jenis ? undefined : jenis, hal: 1 })}
              >
                <strong>{formatAngka(hari)}</strong>
                <span>
                  {HAMBATAN_WORDS[jenis].nama}
                  <small>
                    {formatAngka(anggota)} anggota. {HAMBATAN_WORDS[jenis].jalan}.
                  </small>
                </span>
              </button>
              {opened === jenis && (
                <HambatanList
                  organisasi_id={organisasi_id}
                  bulan={status.bulan}
                  jenis={jenis}
                  canWrite={canWrite}
                  page={Math.max(filters.hal, 1)}
                  onPage={(hal) => change({ hal })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
