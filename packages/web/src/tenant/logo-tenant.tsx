import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import { Button } from '@mantine/core';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { UploadDialog } from '../ui/import/upload-dialog.tsx';
import classes from './tenant.module.css';

const MAX_BYTES = 5 * 1024 * 1024;

/** The tenant's logo, and the way to another one. */
export function LogoTenant({ tenant, canWrite }: { tenant: Tenant; canWrite: boolean }) {
  const [uploading, setUploading] = useState(false);
  const { tenant_id, nama, file_foto } = tenant;
  const upload = useMutation(api.tenant.uploadLogoTenant.mutation({ errors: 'caller' }));
  return (
    <div className={classes['links']}>
      {file_foto && (
        <img
          className={classes['logo']}
          alt={`Logo ${nama}`}
          src={`${api.tenant.getLogoTenant.url({ tenant_id })}?v=${encodeURIComponent(file_foto)}`}
        />
      )}
      {canWrite && (
        <Button
          variant="default"
          leftSection={<IconPhotoUp size={16} aria-hidden="true" />}
          onClick={() => setUploading(true)}
        >
          {file_foto ? 'Ganti logo' : 'Unggah logo'}
        </Button>
      )}
      <UploadDialog
        opened={uploading}
        onClose={() => setUploading(false)}
        title="Logo induk"
        accept="image/jpeg,image/png,image/webp"
        maxBytes={MAX_BYTES}
        onSave={async ({ file }) => void (await upload.mutateAsync({ tenant_id, file }))}
      >
        <p>Gambar persegi dengan latar polos paling baik dibaca.</p>
      </UploadDialog>
    </div>
  );
}
