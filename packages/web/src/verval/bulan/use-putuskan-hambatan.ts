import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

const refetches = ['presensi', 'kehadiran', 'rekap', 'dashboard', 'verval'] as const;

/** Decides what waits behind a hindrance, where it stands: yes at once, no with a remark. */
export function usePutuskanHambatan(organisasi_id: number, { jenis, anggota, nomor }: BarisHambatan) {
  const confirm = useConfirm();
  const klaim = useMutation(api.klaimPresensi.decideKlaim.mutation({ refetches }));
  const cuti = useMutation(api.cuti.changeAjuanCuti.mutation({ refetches: [...refetches, 'saldoCuti'] }));
  const presensi = useMutation(api.putusanPresensi.decidePresensi.mutation({ refetches }));
  const decide = (isYes: boolean, keterangan: string) => {
    const id = nomor ?? 0;
    const remark = keterangan ? { keterangan } : {};
    if (jenis === 'klaim') {
      klaim.mutate({ organisasi_id, presensi_klaim_id: id, keputusan: isYes ? 'setujui' : 'tolak', ...remark });
    } else if (jenis === 'cuti') {
      cuti.mutate({ organisasi_id, cuti_id: id, tindakan: isYes ? 'setuju' : 'tolak', ...remark });
    } else if (jenis === 'tinjauan') {
      presensi.mutate({ organisasi_id, presensi_id: [id], tindakan: isYes ? 'hitung' : 'tolak', ...remark });
    }
  };
  const reject = async () => {
    const answer = await confirm({
      title: `Tolak untuk ${anggota.nama}?`,
      message: 'Kehadirannya tetap seperti yang tercatat.',
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
    });
    if (answer) decide(false, answer.remark);
  };
  return {
    approve: () => decide(true, ''),
    reject,
    sending: klaim.isPending || cuti.isPending || presensi.isPending,
  };
}
