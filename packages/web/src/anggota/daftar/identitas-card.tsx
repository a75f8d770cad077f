import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { Button } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { api } from '../../base/api/api.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card } from '../../ui/show/card.tsx';
import { fotoAnggota } from '../../base/foto/foto-anggota.ts';
import classes from './identitas-card.module.css';
import { StatusAnggotaChip } from '../dasar/status-anggota-chip.tsx';

const UploadDialog = lazy(async () => ({ default: (await import('../../ui/import/upload-dialog.tsx')).UploadDialog }));

const HapusFotoButton = lazy(async () => ({
  default: (await import('../../base/foto/hapus-foto-button.tsx')).HapusFotoButton,
}));

const MAX_BYTES = 5 * 1024 * 1024;

type Props = { organisasi_id: number; anggota: Anggota; mayUpload: boolean };

/** Photo, name and standing, and the way to the member's attendance. */
export function IdentitasCard({ organisasi_id, anggota, mayUpload }: Props) {
  const [uploading, setUploading] = useState(false);
  const upload = useMutation(api.foto.uploadFoto.mutation({ errors: 'caller', refetches: ['anggota', 'auth'] }));
  const { user_id, nama, gender, role, jenis_kepegawaian } = anggota;
  return (
    <Card>
      <div className={classes['card']}>
        <Avatar name={nama} photo={fotoAnggota(anggota)} gender={gender} size="xl" alone />
        <p className={classes['name']}>{nama}</p>
        <p className={classes['detail']}>{[LABEL_ROLE[role], jenis_kepegawaian].filter(Boolean).join(' · ')}</p>
        <StatusAnggotaChip status={anggota.status} />
        <div className={classes['buttons']}>
          <LinkButton
            variant="default"
            leftSection={<IconHistory size={16} aria-hidden="true" />}
            href={hrefTo('riwayatKehadiran', { organisasi_id }, { user_id })}
          >
            Riwayat kehadiran
          </LinkButton>
          {mayUpload && (
            <Button
              variant="default"
              leftSection={<IconCamera size={16} aria-hidden="true" />}
              onClick={() => setUploading(true)}
            >
              Ganti foto
            </Button>
          )}
          <Suspense>{mayUpload && anggota.file_foto && <HapusFotoButton user_id={user_id} nama={nama} />}</Suspense>
        </div>
      </div>
      <Suspense>
        {uploading && (
          <UploadDialog
            opened
            onClose={() => setUploading(false)}
            title="Ganti foto"
            accept="image/jpeg,image/png,image/webp"
            maxBytes={MAX_BYTES}
            onSave={async ({ file }) => void (await upload.mutateAsync({ user_id, file }))}
          >
            <p>
              Foto wajah dari depan, terang, tanpa penutup kepala selain hijab. Keterangan tempat di dalam foto dihapus.
            </p>
          </UploadDialog>
        )}
      </Suspense>
    </Card>
  );
}
