import type { KeadaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import type { StatusVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { HAMBATAN } from '@hadir/rules/verval/hambatan.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { filterField } from '../../base/filters/filter-field.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { HambatanList } from './hambatan-list.tsx';
import { Langkah, type KeadaanLangkah } from '../dasar/langkah.tsx';
import { TanpaIdentitas } from '../kirim/tanpa-identitas.tsx';
import { KATA_HAMBATAN } from './kata-hambatan.ts';
import classes from '../dasar/verval.module.css';

type Props = {
  organisasi_id: number;
  status: StatusVerval;
  /** Who could not be sent: undefined until it is known. */
  tanpaIdentitas: KeadaanKirim['tanpa_identitas'] | undefined;
  canWrite: boolean;
  keadaan: KeadaanLangkah;
};

/** What still hinders the month, by impact; each opens to its days, and these to where they are resolved; Back finds them open. */
export function HambatanCard({ organisasi_id, status, tanpaIdentitas, canWrite, keadaan }: Props) {
  const { filters, change } = useUrlFilters({ hambatan: filterField.oneOf(...HAMBATAN), hal: 1 });
  const opened = filters.hambatan;
  return (
    <Langkah
      title="Bereskan"
      keadaan={keadaan}
      subtitle={status.hambatan.length > 0 ? 'Yang masih menghambat, yang terbanyak lebih dahulu.' : undefined}
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
                  {KATA_HAMBATAN[jenis].nama}
                  <small>
                    {formatAngka(anggota)} anggota. {KATA_HAMBATAN[jenis].jalan}.
                  </small>
                </span>
                <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
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
      {tanpaIdentitas && tanpaIdentitas.jumlah > 0 && (
        <TanpaIdentitas organisasi_id={organisasi_id} tanpaIdentitas={tanpaIdentitas} />
      )}
    </Langkah>
  );
}
