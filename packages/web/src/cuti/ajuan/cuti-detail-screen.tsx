import { hrefTo } from '../../base/links/href-to.ts';
import { CutiDetail } from './cuti-detail.tsx';
import { LoadCuti } from './load-cuti.tsx';

type Params = { organisasi_id: number; cuti_id: number };

/** One request, with all that may be done with it. */
export function CutiDetailScreen({ organisasi_id, cuti_id }: Params) {
  const crumbs = [{ label: 'Ajuan Cuti', href: hrefTo('riwayatCuti', { organisasi_id }) }, { label: 'Rincian' }];
  return (
    <LoadCuti organisasi_id={organisasi_id} cuti_id={cuti_id} crumbs={crumbs}>
      {(cuti) => <CutiDetail organisasi_id={organisasi_id} cuti={cuti} />}
    </LoadCuti>
  );
}
