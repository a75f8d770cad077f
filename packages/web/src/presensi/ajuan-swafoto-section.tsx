import type { PresensiManual } from '@hadir/contract/presensi/presensi-manual.contract.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { formatHariTanggal } from '../kit/format.ts';
import { JalanSection } from '../persetujuan/jalan-section.tsx';
import { Card } from '../ui/card.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import classes from './ajuan-swafoto-section.module.css';
import { StatusManualChip } from './status-manual-chip.tsx';

const sebut = ({ tanggal, jam }: PresensiManual) => `${formatHariTanggal(tanggal)} ${jam.slice(0, 5)}`;

/** A member's own requests with a selfie that wait, with their way, which he may still take back. Nothing where there is none. */
export function AjuanSwafotoSection({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(api.presensiManual.own.query({ organisasi_id, status: 4, count: 5 }, { errors: 'caller' }));
  const cancel = useMutation(api.presensiManual.cancel.mutation({ refetches: ['presensi', 'kehadiran'] }));
  const confirm = useConfirm();
  if (!data || data.total === 0) return null;
  const takeBack = async ({ presensi_manual_id }: PresensiManual) => {
    const question = { title: 'Tarik permintaan ini?', message: 'Presensinya tidak dihitung.' };
    if (await confirm({ ...question, confirmLabel: 'Tarik' })) cancel.mutate({ organisasi_id, presensi_manual_id });
  };
  return (
    <Card title="Presensi swafoto yang Anda ajukan">
      <ul className={classes['list']}>
        {data.data.map((manual) => (
          <li key={manual.presensi_manual_id} className={classes['item']}>
            <span>{sebut(manual)}</span>
            <StatusManualChip status={manual.status} />
            <Button
              size="compact-sm"
              variant="subtle"
              loading={cancel.isPending}
              aria-label={`Tarik presensi swafoto ${sebut(manual)}`}
              onClick={() => void takeBack(manual)}
            >
              Tarik
            </Button>
            <div className={classes['way']}>
              <JalanSection jalan={manual.persetujuan} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
