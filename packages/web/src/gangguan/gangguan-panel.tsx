import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { dampakGangguanQuery, sebutBukanMilik } from './dampak-gangguan-query.ts';
import { FactsGangguan } from './facts-gangguan.tsx';
import { gangguanCalls } from './gangguan-calls.ts';
import { tanyaTolakGangguan } from './tanya-tolak-gangguan.ts';
import { TertundaList } from './tertunda-list.tsx';
import { usePutuskanGangguan } from './use-putuskan-gangguan.tsx';

type Props = { pemilik: Pemilik; zona: Zona; gangguan: Gangguan; canWrite: boolean; onClose: () => void };

/** One incident, and its decision: approving shows first whom it excuses, taking it back whom no longer. */
export function GangguanPanel({ pemilik, zona, gangguan, canWrite, onClose }: Props) {
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval'] as const;
  const calls = gangguanCalls(pemilik);
  const decide = useMutation(calls.decide.mutation({ refetches }));
  const { putuskan, sending } = usePutuskanGangguan(pemilik);
  const { gangguan_id, status, is_milik_tenant } = gangguan;
  const isDecidedHere = is_milik_tenant === 'tenant_id' in pemilik;
  const isMenunggu = canWrite && isDecidedHere && status === 'diajukan';
  const dampak = useQuery({ ...dampakGangguanQuery(pemilik, gangguan_id), enabled: isMenunggu });
  const bukanMilik = isMenunggu ? sebutBukanMilik(dampak.error) : null;

  const refuse = async () => {
    const answer = await confirm(tanyaTolakGangguan());
    if (answer) decide.mutate({ gangguan_id, keputusan: 'tolak', keterangan: answer.remark }, { onSuccess: onClose });
  };
  const settle = async (keputusan: 'setujui' | 'batal') => {
    if (await putuskan(gangguan_id, keputusan)) onClose();
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={gangguan.alasan}
      footer={
        canWrite &&
        isDecidedHere && (
          <>
            {isMenunggu && (
              <>
                <Button variant="default" disabled={decide.isPending} onClick={() => void refuse()}>
                  Tolak
                </Button>
                {bukanMilik === null && (
                  <Button loading={sending || dampak.isPending} onClick={() => void settle('setujui')}>
                    Setujui
                  </Button>
                )}
              </>
            )}
            {status === 'disetujui' && (
              <Button variant="default" loading={sending} onClick={() => void settle('batal')}>
                Batalkan gangguan
              </Button>
            )}
          </>
        )
      }
    >
      <FactsGangguan pemilik={pemilik} zona={zona} gangguan={gangguan} />
      <TertundaList tertunda={gangguan.tertunda} />
      {bukanMilik && <FormNotice pesan={bukanMilik} />}
      {!isDecidedHere && <p>Gangguan ini dicatat induk dan diputuskan oleh admin induk.</p>}
    </SidePanel>
  );
}
