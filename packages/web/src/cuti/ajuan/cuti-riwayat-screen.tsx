import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { JalurSection } from '../../persetujuan/jalur-section.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from '../dasar/cuti.module.css';
import { LoadCuti } from './load-cuti.tsx';
import { RiwayatLangkah } from './riwayat-langkah.tsx';

type Params = { organisasi_id: number; cuti_id: number };

/** How a request went from its making to its decision. */
export function CutiRiwayatScreen({ organisasi_id, cuti_id }: Params) {
  const crumbs = [
    { label: 'Ajuan Cuti', href: hrefTo('riwayatCuti', { organisasi_id }) },
    { label: 'Rincian', href: hrefTo('cuti.detail', { organisasi_id, cuti_id }) },
    { label: 'Riwayat' },
  ];
  return (
    <LoadCuti organisasi_id={organisasi_id} cuti_id={cuti_id} crumbs={crumbs}>
      {({ riwayat, jenjang, status, urutan }) => (
        <div className={classes['columns']}>
          <RiwayatLangkah riwayat={riwayat} />
          <Card title="Jalur persetujuan">
            <JalurSection jenjang={jenjang} urutan={status === STATUS_CUTI.diajukan ? urutan : null} />
          </Card>
        </div>
      )}
    </LoadCuti>
  );
}
