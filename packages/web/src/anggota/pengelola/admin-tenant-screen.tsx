import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { KelolaAksesTabs } from '../../base/page/kelola-akses-tabs.tsx';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { PengelolaTable } from './pengelola-table.tsx';
import { UndangPengelolaDialog } from '../../base/forms/undang-pengelola-dialog.tsx';

/** Kelola Akses → Admin Tenant, over all tenants. */
export function AdminTenantScreen() {
  const [inviting, setInviting] = useState(false);
  const canWrite = useManages('admin');
  return (
    <>
      <PageHeader
        title="Admin Induk"
        subtitle="Admin semua induk: keadaannya, kapan terakhir masuk, dan di mana."
        crumbs={[{ label: 'Kelola Akses' }, { label: 'Admin Induk' }]}
        actions={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
              Undang admin
            </Button>
          )
        }
      />
      <KelolaAksesTabs current="admintenant" />
      <PengelolaTable peran="admin" />
      {inviting && <UndangPengelolaDialog peran="admin" onClose={() => setInviting(false)} />}
    </>
  );
}
