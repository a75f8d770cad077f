import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { api } from '../../base/api/api.ts';
import { TURUNAN_CUTI } from '../../base/dampak/turunan-cuti.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

const refetches = ['presensi', 'kehadiran', 'rekap', 'dashboard', 'verval', 'persetujuan'] as const;

/** Decides what stands behind a hindrance, where it stands: yes at once, no or a day given back with a remark. */
export function usePutuskanHambatan(organisasi_id: number, { jenis, anggota, tanggal, nomor }: BarisHambatan) {
  const confirm = useConfirm();
  const klaim = useMutation(api.klaimPresensi.decideKlaim.mutation({ refetches }));
  const cuti = useMutation(api.cuti.changeAjuanCuti.mutation({ refetches: [...refetches, ...TURUNAN_CUTI] }));
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
  const tolak = async () => {
    const answer = await confirm({
      title: `Tolak untuk ${anggota.nama}?`,
      message: 'Kehadirannya tetap seperti yang tercatat.',
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
    });
    if (answer) decide(false, answer.remark);
  };
  const kembalikan = async () => {
    const answer = await confirm({
      title: `Kembalikan hari cuti ${anggota.nama}?`,
      message: `${formatHariTanggal(tanggal)} dinilai menurut presensinya, dan saldonya kembali.`,
      confirmLabel: 'Kembalikan',
      remark: 'required',
    });
    if (!answer) return;
    const { remark: keterangan } = answer;
    cuti.mutate({ organisasi_id, cuti_id: nomor ?? 0, tindakan: 'kembalikan', hari: [tanggal], keterangan });
  };
  return {
    setujui: () => decide(true, ''),
    tolak,
    kembalikan,
    sending: klaim.isPending || cuti.isPending || presensi.isPending,
  };
}
