import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Link } from '../ui/show/link.tsx';
import { harianHref } from './harian-href.ts';
import { presentShare } from './present-share.ts';
import classes from './tren-card.module.css';

type Row = BerandaTenant['organisasi'][number];

const COUNTS = [
  ['anggota', 'Anggota'],
  ['hadir', 'Hadir'],
  ['terlambat', 'Terlambat'],
  ['terbuka', 'Belum presensi'],
  ['absen', 'Absen'],
  ['cuti', 'Cuti'],
] as const;

/** Today in each organisation; its name leads into it, each number to those whom it counts. */
export function OrganisasiTable({ rows }: { rows: readonly Row[] }) {
  return (
    <Card title="Instansi hari ini">
      {rows.length === 0 ? (
        <EmptyState>Belum ada instansi dalam tenant ini.</EmptyState>
      ) : (
        <div className={classes['scroll']}>
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">Instansi</th>
                <th scope="col">Kehadiran</th>
                {COUNTS.map(([key, label]) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ organisasi_id, nama, hari_ini, is_tanpa_jadwal }) => (
                <tr key={organisasi_id}>
                  <th scope="row">
                    <Link href={hrefTo('home', { organisasi_id })}>{nama}</Link>
                  </th>
                  <td>{is_tanpa_jadwal ? 'Belum ada jam kerja' : presentShare(hari_ini)}</td>
                  {COUNTS.map(([key]) => (
                    <td key={key}>
                      {key === 'anggota' || hari_ini[key] === 0 ? (
                        formatAngka(hari_ini[key])
                      ) : (
                        <Link href={harianHref(organisasi_id, key)}>{formatAngka(hari_ini[key])}</Link>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
