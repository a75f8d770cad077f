import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { DetailAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';
import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import type { ReactNode } from 'react';
import classes from './permintaan.module.css';
import { StatusAksesChip } from './status-akses-chip.tsx';

/** The same NPSN twice, side by side: what was asked, and what there is already. */
export function SerupaList({ minta }: { minta: DetailAkses }) {
  if (minta.serupa.length === 0) return null;
  return (
    <section aria-labelledby="serupa" className={classes['serupa']}>
      <h3 id="serupa">NPSN {minta.npsn} juga ada di sini</h3>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what is wider than the panel is scrolled by the arrows too */}
      <div className={classes['scroll']} role="group" aria-label="Yang ber-NPSN sama" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Permintaan ini</th>
              {minta.serupa.map((one) => (
                <th key={`${one.jenis}-${one.id}`} scope="col">
                  {one.jenis === 'organisasi' ? 'Instansi terdaftar' : 'Permintaan lain'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {BARIS.map(({ label, sini, sana }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{sini(minta) ?? '—'}</td>
                {minta.serupa.map((one) => (
                  <td key={`${one.jenis}-${one.id}`}>{sana(one) ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Serupa = DetailAkses['serupa'][number];
type Baris = { label: string; sini: (minta: DetailAkses) => ReactNode; sana: (one: Serupa) => ReactNode };

const BARIS: Baris[] = [
  { label: 'Nama', sini: ({ nama }) => nama, sana: ({ nama }) => nama },
  { label: 'Induk', sini: ({ nama_tenant }) => nama_tenant, sana: ({ nama_tenant }) => nama_tenant },
  { label: 'NSM', sini: ({ nsm }) => nsm, sana: ({ nsm }) => nsm },
  { label: 'Alamat', sini: ({ alamat }) => alamat, sana: ({ alamat }) => alamat },
  {
    label: 'Sejak',
    sini: ({ dibuat_pada }) => <Saat pada={dibuat_pada} />,
    sana: ({ dibuat_pada }) => <Saat pada={dibuat_pada} />,
  },
  {
    label: 'Status',
    sini: ({ status }) => <StatusAksesChip status={status} />,
    sana: ({ jenis, status }) =>
      jenis === 'organisasi' ? (
        LABEL_STATUS_TEMPAT[status as StatusTempat]
      ) : (
        <StatusAksesChip status={status as StatusAkses} />
      ),
  },
];
