import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { useState } from 'react';
import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { CutiBersamaTenantSection } from '../cuti/bersama/cuti-bersama-tenant-section.tsx';
import { FactsDialog } from '../ui/layer/facts-dialog.tsx';
import { factsOfHariLibur } from './facts-of-hari-libur.tsx';
import { HapusHariLibur } from './hapus-hari-libur.tsx';
import { HariLiburFormDialog } from './hari-libur-form-dialog.tsx';
import { HariLiburList } from './hari-libur-list.tsx';

/** Hari Libur of the tenant, which hold in all its organisations. */
export function TenantHariLiburScreen() {
  const canWrite = useCanWriteTenant();
  const [libur, setLibur] = useState<HariLibur | null>(null);
  const close = () => setLibur(null);
  return (
    <OwnTenant title="Hari Libur">
      {(tenant_id) => (
        <>
          <HariLiburList pemilik={{ tenant_id }} onOpen={setLibur} />
          <CutiBersamaTenantSection tenant_id={tenant_id} />
          {libur && canWrite && (
            <HariLiburFormDialog
              pemilik={{ tenant_id }}
              libur={libur}
              opened
              onClose={close}
              extra={<HapusHariLibur pemilik={{ tenant_id }} libur={libur} onDeleted={close} />}
            />
          )}
          {libur && !canWrite && (
            <FactsDialog opened onClose={close} title={libur.nama} facts={factsOfHariLibur(libur)} />
          )}
        </>
      )}
    </OwnTenant>
  );
}
