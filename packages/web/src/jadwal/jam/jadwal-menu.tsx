import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import type { JadwalTersimpan } from './jadwal-form-dialog.tsx';
import { useRemoveJadwal } from './use-remove-jadwal.ts';

const JadwalFormDialog = lazy(async () => ({
  default: (await import('./jadwal-form-dialog.tsx')).JadwalFormDialog,
}));

type Props = { pemilik: Pemilik; jadwal: Jadwal };

/** What is done seldom with work hours: other ones made of them, and taking them away. */
export function JadwalMenu({ pemilik, jadwal }: Props) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { remove, sending } = useRemoveJadwal(pemilik, jadwal);
  const [copying, setCopying] = useState(false);
  const offerNext = async ({ jadwal_id, nama, tgl_mulai, tgl_selesai }: JadwalTersimpan) => {
    if ('tenant_id' in pemilik || jadwal.tipe_jadwal === TIPE_JADWAL.shift) return;
    const question = {
      title: `Tetapkan ${nama} sekarang?`,
      message:
        'Jam kerja ini tersimpan dan belum berlaku bagi siapa pun. Berikutnya pilih bagi siapa; tanggalnya sudah terisi.',
      confirmLabel: 'Tetapkan',
      cancelLabel: 'Nanti',
    };
    if (!(await confirm(question))) return;
    const search = { tetapkan: jadwal_id, mulai: tgl_mulai, sampai: tgl_selesai ?? undefined };
    await navigate({ to: hrefTo('jadwalKerja', pemilik, search), ignoreBlocker: true });
  };
  return (
    <>
      <ActionMenu
        label={`Tindakan untuk ${jadwal.nama}`}
        loading={sending}
        actions={[
          { label: 'Salin', icon: <IconCopy size={17} aria-hidden="true" />, onClick: () => setCopying(true) },
          {
            label: 'Hapus',
            icon: <IconTrash size={17} aria-hidden="true" />,
            onClick: () => void remove(),
            danger: true,
          },
        ]}
      />
      {copying && (
        <Suspense fallback={null}>
          <JadwalFormDialog
            pemilik={pemilik}
            salinan={jadwal}
            norma={jadwal}
            opened
            onSaved={offerNext}
            onClose={() => setCopying(false)}
          />
        </Suspense>
      )}
    </>
  );
}
