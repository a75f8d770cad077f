import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { NAMA_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatSaat } from '../kit/format/format-saat.ts';
import { formatAngka } from '../kit/format/format.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { reportFailure } from '../base/api/report-failure.ts';
import { Facts } from '../ui/show/facts.tsx';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { gangguanCalls } from './gangguan-calls.ts';
import { StatusGangguanChip } from './status-gangguan-chip.tsx';
import { TertundaList } from './tertunda-list.tsx';

type Props = { pemilik: Pemilik; zona: Zona; gangguan: Gangguan | null; canWrite: boolean; onClose: () => void };

/** One incident, and its decision: approving shows first whom it excuses. */
export function GangguanPanel({ pemilik, zona, gangguan, canWrite, onClose }: Props) {
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval'] as const;
  const calls = gangguanCalls(pemilik);
  const decide = useMutation(calls.decide.mutation({ refetches }));
  if (!gangguan) return null;
  const { gangguan_id, status, is_milik_tenant } = gangguan;
  const id = { gangguan_id };
  const isDecidedHere = is_milik_tenant === 'tenant_id' in pemilik;

  const approve = async () => {
    try {
      const { dampak, tertunda } = await calls.decide.call({ ...id, keputusan: 'setujui', preview: true });
      const berubah =
        dampak.berubah === null
          ? `${formatAngka(dampak.hari)} hari dinilai ulang`
          : `${formatAngka(dampak.berubah)} hari berubah`;
      const answer = await confirm({
        title: 'Setujui gangguan ini?',
        message: `Semua yang terkena dimaafkan sekaligus: ${berubah}.`,
        details: (
          <>
            <DampakList dampak={dampak} />
            <TertundaList tertunda={tertunda} />
          </>
        ),
        confirmLabel: 'Setujui',
      });
      if (answer) decide.mutate({ ...id, keputusan: 'setujui' }, { onSuccess: onClose });
    } catch (error) {
      reportFailure(error);
    }
  };
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
                <Button loading={decide.isPending} onClick={() => void approve()}>
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
      <Facts
        facts={[
          { label: 'Status', value: <StatusGangguanChip status={status} /> },
          { label: 'Mulai', value: `${formatSaat(gangguan.dari, zona)} ${NAMA_ZONA[zona]}` },
          { label: 'Selesai', value: `${formatSaat(gangguan.sampai, zona)} ${NAMA_ZONA[zona]}` },
          { label: 'Dicatat', value: `${formatSaat(gangguan.dibuat_pada, zona)} oleh ${gangguan.dibuat_oleh ?? '—'}` },
          { label: 'Diputuskan', value: gangguan.diputuskan_oleh },
          { label: 'Catatan', value: gangguan.catatan },
          { label: 'Instansi', value: gangguan.organisasi.map(({ nama }) => nama).join(', '), wide: true },
          {
            label: 'Bukti',
            value: gangguan.bukti && <a href={buktiUrl(pemilik, gangguan_id)}>{gangguan.bukti}</a>,
            wide: true,
          },
        ]}
      />
      <TertundaList tertunda={gangguan.tertunda} />
      {!isDecidedHere && <p>Gangguan ini dicatat tenant dan diputuskan oleh admin tenant.</p>}
    </SidePanel>
  );
}

const buktiUrl = (pemilik: Pemilik, gangguan_id: number): string =>
  'tenant_id' in pemilik
    ? api.gangguanTenant.getBuktiGangguanTenant.url({ ...pemilik, gangguan_id })
    : api.gangguan.getBuktiGangguan.url({ ...pemilik, gangguan_id });
