import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCanWriteTenant } from '../../base/session/hak/use-can-write-tenant.ts';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AturBersamaTenantDialog } from './atur-bersama-tenant-dialog.tsx';
import classes from '../dasar/cuti.module.css';
import { sebutAturanBersama } from './sebut-aturan-bersama.ts';

/** Whose annual leave cuti bersama reduces in the tenant's organisations that do not say so themselves. */
export function CutiBersamaTenantSection({ tenant_id }: { tenant_id: number }) {
  const canWrite = useCanWriteTenant();
  const [opened, setOpened] = useState(false);
  const { data, error, refetch } = useQuery(api.cutiBersamaTenant.getCutiBersamaTenant.query({ tenant_id }));
  return (
    <div className={classes['below']}>
      <Card
        title="Cuti bersama dan cuti tahunan"
        subtitle="Cuti tahunan siapa yang berkurang karena cuti bersama, di instansi yang tidak mengaturnya sendiri."
        actions={
          canWrite &&
          data && (
            <Button variant="default" onClick={() => setOpened(true)}>
              Atur cuti bersama
            </Button>
          )
        }
      >
        {data ? (
          <div className={classes['form']}>
            {data.aturan.length === 0 ? (
              <p className={classes['dimmed']}>Belum diatur: hanya instansi yang mengaturnya sendiri membukukannya.</p>
            ) : (
              <ul className={classes['list']} aria-label="Aturan cuti bersama">
                {data.aturan.map((one) => (
                  <li key={one.tgl_mulai} className={classes['line']}>
                    <span>
                      {one.mengurangi === null
                        ? 'Tidak dibukukan'
                        : `Mengurangi cuti tahunan: ${sebutAturanBersama(one)}`}
                    </span>
                    <span className={classes['amount']}>{formatRentang(one.tgl_mulai, one.tgl_selesai)}</span>
                  </li>
                ))}
              </ul>
            )}
            <p className={classes['dimmed']}>
              {formatAngka(data.instansi_ikut)} instansi mengikuti induk, {formatAngka(data.instansi_sendiri)} mengatur
              sendiri.
            </p>
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={3} />
        )}
        {opened && data && (
          <AturBersamaTenantDialog tenant_id={tenant_id} bersama={data} onClose={() => setOpened(false)} />
        )}
      </Card>
    </div>
  );
}
