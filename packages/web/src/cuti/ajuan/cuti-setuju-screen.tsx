import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { CutiDetail } from './cuti-detail.tsx';
import { LoadCuti } from './load-cuti.tsx';

type Params = { organisasi_id: number; cuti_id: number };

/** Decides one request of the queue, and leads on to the next that waits, in the order of the desk. */
export function CutiSetujuScreen({ organisasi_id, cuti_id }: Params) {
  const navigate = useNavigate();
  const queue = useQuery(api.cuti.listCutiMenungguSaya.query({ organisasi_id, count: 500, sort: 'diajukan_pada' }));
  const others = (queue.data?.data ?? []).filter((one) => one.cuti_id !== cuti_id);
  const [next] = others;
  const crumbs = [
    { label: 'Menunggu keputusan', href: hrefTo('riwayatCuti', { organisasi_id }, { bagian: 'menunggu' }) },
    { label: 'Keputusan' },
  ];
  return (
    <LoadCuti
      organisasi_id={organisasi_id}
      cuti_id={cuti_id}
      crumbs={crumbs}
      actions={() =>
        next && (
          <Button
            variant="default"
            onClick={() => void navigate({ to: hrefTo('cuti.setuju', { organisasi_id, cuti_id: next.cuti_id }) })}
          >
            Berikutnya: {next.nama} ({others.length} menunggu)
          </Button>
        )
      }
    >
      {(cuti) => <CutiDetail organisasi_id={organisasi_id} cuti={cuti} />}
    </LoadCuti>
  );
}
