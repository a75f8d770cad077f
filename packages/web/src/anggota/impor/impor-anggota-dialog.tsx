import { Button } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ImportDialog } from '../../ui/import/import-dialog.tsx';
import { TemplateButton } from '../../ui/import/template-button.tsx';
import { useCetakAnggota } from '../cetak/use-cetak-anggota.ts';

type Props = { organisasi_id: number; opened: boolean; onDone: () => unknown; onClose: () => void };

export function ImporAnggotaDialog({ organisasi_id, opened, onDone, onClose }: Props) {
  const template = useMutation(api.imporAnggota.getFormatAnggota.save());
  const { printToken, printing } = useCetakAnggota(organisasi_id);
  const send = useMutation(
    api.imporAnggota.importAnggota.mutation({
      quiet: true,
      errors: 'caller',
      refetches: ['anggota', 'grup', 'penempatan'],
    }),
  );
  return (
    <ImportDialog
      opened={opened}
      onClose={() => {
        onClose();
        if (send.data?.is_disimpan) void onDone();
      }}
      title="Impor anggota"
      unit="anggota"
      send={(isian) => send.mutateAsync({ organisasi_id, ...isian })}
      next={
        <Button
          variant="default"
          loading={printing}
          leftSection={<IconKey size={16} aria-hidden="true" />}
          onClick={() => printToken({})}
        >
          Cetak lembar aktivasi
        </Button>
      }
    >
      <p>
        Isi format XLSX yang memuat pilihan instansi Anda sendiri, lalu pilih berkasnya. Setiap baris diperiksa lebih
        dahulu; tidak ada yang disimpan sebelum Anda menyetujuinya.
      </p>
      <TemplateButton loading={template.isPending} onDownload={() => template.mutate({ organisasi_id })} />
    </ImportDialog>
  );
}
