import { hrefTo } from '../../base/links/href-to.ts';
import { JalanSection } from '../../persetujuan/jalan-section.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from '../dasar/cuti.module.css';
import { sebutPutusanCuti } from '../dasar/sebut-putusan-cuti.tsx';
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
      {({ riwayat, persetujuan }) => (
        <div className={classes['columns']}>
          <RiwayatLangkah riwayat={riwayat} />
          <Card title="Persetujuan">
            <JalanSection jalan={persetujuan} sebut={sebutPutusanCuti} />
          </Card>
        </div>
      )}
    </LoadCuti>
  );
}
