import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { TURUNAN_JADWAL } from '../../base/dampak/turunan-jadwal.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { ImporJadwalDialog } from '../dasar/impor-jadwal-dialog.tsx';

type Props = { organisasi_id: number; bulan: string; opened: boolean; onClose: () => void };

/** A month of the roster from a spreadsheet. */
export function ImporRosterDialog({ organisasi_id, bulan, opened, onClose }: Props) {
  const template = useMutation(api.jadwalShift.getFormatJadwalShift.save());
  const send = useMutation(
    api.jadwalShift.importJadwalShift.mutation({ quiet: true, errors: 'caller', refetches: TURUNAN_JADWAL }),
  );
  return (
    <ImporJadwalDialog
      opened={opened}
      onClose={onClose}
      title={`Impor jadwal shift ${formatBulan(bulan)}`}
      unit="anggota"
      send={(isian) => send.mutateAsync({ organisasi_id, bulan, ...isian })}
      template={{ isPending: template.isPending, onDownload: () => template.mutate({ organisasi_id, bulan }) }}
    >
      <p>
        Format XLSX-nya berisi setiap anggota dengan satu kolom untuk setiap tanggal. Isi dengan nama shift atau Libur;
        sel yang kosong tidak mengubah apa pun.
      </p>
    </ImporJadwalDialog>
  );
}
