import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from '../dasar/cuti.module.css';
import { DispensasiDialog } from './dispensasi-dialog.tsx';
import { formatRentang } from '../../kit/format/format-rentang.ts';

/** The dispensations in force: leave days that may be asked for late until a date. */
export function DispensasiCard({ organisasi_id, canWrite }: { organisasi_id: number; canWrite: boolean }) {
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(
    api.pengaturanCuti.listDispensasi.query({ organisasi_id }, { errors: 'caller' }),
  );
  const revoke = useMutation(api.pengaturanCuti.revokeDispensasi.mutation({ refetches: ['cuti'] }));
  return (
    <Card
      title="Dispensasi"
      subtitle="Cuti pada rentang ini boleh diajukan terlambat sampai batasnya."
      actions={
        canWrite && (
          <Button variant="default" onClick={() => setAdding(true)}>
            Beri dispensasi
          </Button>
        )
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={2} />)}
      {data?.length === 0 && <p className={classes['dimmed']}>Tidak ada dispensasi yang berlaku.</p>}
      {data && data.length > 0 && (
        <ul className={classes['list']}>
          {data.map(({ cuti_dispensasi_id, tgl_awal, tgl_akhir, sampai, keterangan }) => (
            <li key={cuti_dispensasi_id} className={classes['line']}>
              <span>
                {formatRentang(tgl_awal, tgl_akhir)}, diajukan sampai {formatTanggal(sampai)}
                {keterangan && <span className={classes['dimmed']}> {keterangan}</span>}
              </span>
              {canWrite && (
                <Button
                  size="xs"
                  variant="default"
                  disabled={revoke.isPending}
                  aria-label={`Cabut dispensasi ${formatRentang(tgl_awal, tgl_akhir)}`}
                  onClick={() => revoke.mutate({ organisasi_id, cuti_dispensasi_id })}
                >
                  Cabut
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <DispensasiDialog organisasi_id={organisasi_id} opened={adding} onClose={() => setAdding(false)} />
    </Card>
  );
}
