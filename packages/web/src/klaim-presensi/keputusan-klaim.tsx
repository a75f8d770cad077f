import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { dijawabOf } from '../base/meja/dijawab-of.ts';
import { tellTulisan } from '../base/meja/tell-tulisan.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { tanyaTolakKlaim } from './tanya-tolak-klaim.ts';

type Props = { organisasi_id: number; klaim: KlaimPresensi; onDecided?: () => void };

/** The decision about a claim that waits, to whose turn it is; one on a frozen day is only rejected. */
export function KeputusanKlaim({ organisasi_id, klaim, onDecided }: Props) {
  const { presensi_klaim_id, persetujuan } = klaim;
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(api.klaimPresensi.decideKlaim.mutation({ refetches }));
  const id = { organisasi_id, presensi_klaim_id, ...dijawabOf(persetujuan) };
  const done = { onSuccess: () => onDecided?.() };
  const reject = async () => {
    const answer = await confirm(tanyaTolakKlaim());
    if (!answer) return;
    const keterangan = answer.remark;
    decide.mutate({ ...id, keputusan: 'tolak', keterangan }, { ...done, onError: () => tellTulisan(keterangan) });
  };
  if (klaim.status !== 'diajukan' || !persetujuan.is_giliran_saya) return null;
  return (
    <>
      <Button variant="default" disabled={decide.isPending} onClick={() => void reject()}>
        Tolak
      </Button>
      {klaim.hari_beku === null && (
        <Button loading={decide.isPending} onClick={() => decide.mutate({ ...id, keputusan: 'setujui' }, done)}>
          Setujui
        </Button>
      )}
    </>
  );
}
