import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { FactsGangguan } from './facts-gangguan.tsx';
import { gangguanCalls } from './gangguan-calls.ts';
import { TertundaList } from './tertunda-list.tsx';
import { useSetujuiGangguan } from './use-setujui-gangguan.tsx';

type Props = { pemilik: Pemilik; zona: Zona; gangguan: Gangguan | null; canWrite: boolean; onClose: () => void };

/** One incident, and its decision: approving shows first whom it excuses. */
export function GangguanPanel({ pemilik, zona, gangguan, canWrite, onClose }: Props) {
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval'] as const;
  const calls = gangguanCalls(pemilik);
  const decide = useMutation(calls.decide.mutation({ refetches }));
  const { setujui, sending } = useSetujuiGangguan(pemilik);
  if (!gangguan) return null;
  const { gangguan_id, status, is_milik_tenant } = gangguan;
  const id = { gangguan_id };
  const isDecidedHere = is_milik_tenant === 'tenant_id' in pemilik;

  const refuse = async (keputusan: 'tolak' | 'batal') => {
    const answer = await confirm({
      title: keputusan === 'tolak' ? 'Tolak gangguan ini?' : 'Batalkan gangguan ini?',
      message: 'Tidak ada yang dimaafkan karenanya.',
      confirmLabel: keputusan === 'tolak' ? 'Tolak' : 'Batalkan gangguan',
      danger: true,
      remark: 'required',
    });
    if (answer) decide.mutate({ ...id, keputusan, keterangan: answer.remark }, { onSuccess: onClose });
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
            {status === 'diajukan' && (
              <>
                <Button variant="default" disabled={decide.isPending} onClick={() => void refuse('tolak')}>
                  Tolak
                </Button>
                <Button loading={sending} onClick={() => void setujui(gangguan_id).then((done) => done && onClose())}>
                  Setujui
                </Button>
              </>
            )}
            {status === 'disetujui' && (
              <Button variant="default" loading={decide.isPending} onClick={() => void refuse('batal')}>
                Batalkan gangguan
              </Button>
            )}
          </>
        )
      }
    >
      <FactsGangguan pemilik={pemilik} zona={zona} gangguan={gangguan} />
      <TertundaList tertunda={gangguan.tertunda} />
      {!isDecidedHere && <p>Gangguan ini dicatat induk dan diputuskan oleh admin induk.</p>}
    </SidePanel>
  );
}
