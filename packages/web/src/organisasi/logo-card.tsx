import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { Button } from '@mantine/core';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import { UploadDialog } from '../ui/import/upload-dialog.tsx';
import { logoOrganisasi } from './logo-organisasi.ts';
import classes from './organisasi-screen.module.css';

const MAX_BYTES = 5 * 1024 * 1024;

export function LogoCard({ organisasi, canWrite }: { organisasi: Organisasi; canWrite: boolean }) {
  const [uploading, setUploading] = useState(false);
  const { organisasi_id, nama } = organisasi;
  const upload = useMutation(api.logo.uploadLogo.mutation({ errors: 'caller', refetches: ['organisasi', 'auth'] }));
  const logo = logoOrganisasi(organisasi);
  const letters = nama.split(/\s+/, 2).map((word) => word[0] ?? '');
  return (
    <Card title="Logo">
      <div className={classes['logo']}>
        {logo ? (
          <img className={classes['picture']} src={logo} alt={`Logo ${nama}`} />
        ) : (
          <span className={classes['picture']} aria-hidden="true">
            {letters.join('').toUpperCase()}
          </span>
        )}
        <p className={classes['hint']}>{logo ? 'Tampil di kop laporan dan pilihan instansi.' : 'Belum ada logo.'}</p>
        {canWrite && (
          <Button
            variant="default"
            leftSection={<IconPhotoUp size={16} aria-hidden="true" />}
            onClick={() => setUploading(true)}
          >
            Ganti logo
          </Button>
        )}
      </div>
      <UploadDialog
        opened={uploading}
        onClose={() => setUploading(false)}
        title="Ganti logo"
        accept="image/jpeg,image/png,image/webp"
        maxBytes={MAX_BYTES}
        onSave={async ({ file }) => void (await upload.mutateAsync({ organisasi_id, file }))}
      >
        <p>Gambar persegi dengan latar polos paling baik dibaca di kop laporan.</p>
      </UploadDialog>
    </Card>
  );
}
