import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useCanWriteTenant } from '../../base/session/hak/use-can-write-tenant.ts';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { PermintaanFacts } from './permintaan-facts.tsx';
import { SerupaList } from './serupa-list.tsx';
import { SetujuiDialog } from './setujui-dialog.tsx';

/** One request beside the queue, with what else has its NPSN, and the decision. */
export function PermintaanPanel({
  permintaan_akses_id,
  onClose,
}: {
  permintaan_akses_id: number;
  onClose: () => void;
}) {
  const [approving, setApproving] = useState(false);
  const confirm = useConfirm();
  const isAdmin = useCanWriteTenant();
  const isAtas = useManages('admin');
  const { data, error, refetch } = useQuery(
    api.permintaanAkses.getPermintaanAkses.query({ permintaan_akses_id }, { errors: 'caller' }),
  );
  const reject = useMutation(
    api.permintaanAkses.rejectPermintaanAkses.mutation({ refetches: ['tenant', 'organisasi'] }),
  );
  const mayDecide = data?.status === STATUS_AKSES.diajukan && isAdmin && (data.jenis === 'organisasi' || isAtas);
  const tolak = async (nama: string) => {
    const answer = await confirm({
      title: `Tolak pendaftaran ${nama}?`,
      message:
        'Pemohon menerima keterangan Anda lewat email. Keputusan ini tidak dapat diubah; ia dapat mendaftar lagi.',
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
      remarkLabel: 'Keterangan untuk pemohon',
    });
    if (answer) reject.mutate({ permintaan_akses_id, keterangan: answer.remark });
  };
  return (
    <>
      <SidePanel
        opened
        onClose={onClose}
        title={data?.nama ?? 'Permintaan'}
        width={560}
        footer={
          mayDecide && (
            <>
              <Button variant="default" loading={reject.isPending} onClick={() => void tolak(data.nama)}>
                Tolak
              </Button>
              <Button onClick={() => setApproving(true)}>Setujui</Button>
            </>
          )
        }
      >
        {data ? (
          <>
            <PermintaanFacts minta={data} />
            <SerupaList minta={data} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={10} />
        )}
      </SidePanel>
      {approving && data && <SetujuiDialog minta={data} onClose={() => setApproving(false)} />}
    </>
  );
}
