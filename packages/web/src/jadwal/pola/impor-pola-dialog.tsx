import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { TURUNAN_JADWAL } from '../../base/dampak/turunan-jadwal.ts';
import { ImporJadwalDialog } from '../dasar/impor-jadwal-dialog.tsx';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };

/** Patterns from a spreadsheet. */
export function ImporPolaDialog({ organisasi_id, opened, onClose }: Props) {
  const template = useMutation(api.polaKerja.getFormatPolaKerja.save());
  const send = useMutation(
    api.polaKerja.importPolaKerja.mutation({ quiet: true, errors: 'caller', refetches: TURUNAN_JADWAL }),
  );
  return (
    <ImporJadwalDialog
      opened={opened}
      onClose={onClose}
      title="Impor pola kerja"
      unit="pola"
      send={(isian) => send.mutateAsync({ organisasi_id, ...isian })}
      template={{ isPending: template.isPending, onDownload: () => template.mutate({ organisasi_id }) }}
    >
      <p>
        Satu baris satu pola: nama, tanggal hari pertamanya, dan siklusnya, misalnya “Pagi; Pagi; Malam; Libur”. Pola
        bernama sama diganti siklusnya.
      </p>
    </ImporJadwalDialog>
  );
}
