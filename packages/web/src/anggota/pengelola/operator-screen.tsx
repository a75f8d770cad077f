import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { KelolaAksesTabs } from '../../base/page/kelola-akses-tabs.tsx';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { PengelolaTable } from './pengelola-table.tsx';
import { UndangPengelolaDialog } from '../../base/forms/undang-pengelola-dialog.tsx';

/** Kelola Akses → Operator, over all tenants. */
export function OperatorScreen() {
  const [inviting, setInviting] = useState(false);
  const canWrite = useManages('admin');
  return (
    <>
      <PageHeader
        title="Operator"
        subtitle="Operator semua instansi: keadaannya, kapan terakhir masuk, dan di mana."
        crumbs={[{ label: 'Kelola Akses' }, { label: 'Operator' }]}
        actions={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
              Undang operator
            </Button>
          )
        }
      />
      <KelolaAksesTabs current="user.operator" />
      <PengelolaTable peran="operator" />
      {inviting && <UndangPengelolaDialog peran="operator" onClose={() => setInviting(false)} />}
    </>
  );
}
