import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';

/** Switches a location on at once, and off after asking: attendance there then counts as outside. */
export function useUbahStatusLokasi(organisasi_id: number) {
  const confirm = useConfirm();
  const change = useMutation(api.lokasi.changeStatusLokasi.mutation({ refetches: ['organisasi'] }));
  return async ({ lokasi_presensi_id, nama }: Lokasi, status: Lokasi['status']) => {
    const question = {
      title: `Nonaktifkan ${nama}?`,
      message: 'Mulai sekarang presensi di sana dinilai terhadap lokasi aktif yang lain. Yang sudah tercatat tetap.',
      confirmLabel: 'Nonaktifkan',
    };
    if (status === STATUS_RECORD.tidak_aktif && !(await confirm(question))) return;
    change.mutate({ organisasi_id, lokasi_presensi_id, status });
  };
}
