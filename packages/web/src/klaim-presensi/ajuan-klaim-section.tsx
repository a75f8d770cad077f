import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { JalanSection } from '../persetujuan/jalan-section.tsx';
import { Card } from '../ui/card.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import classes from './ajuan-klaim-section.module.css';
import { sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import { StatusKlaimChip } from './status-klaim-chip.tsx';

/** A member's own claims that nobody has decided yet, which he may still take back. Nothing where there is none. */
export function AjuanKlaimSection({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(
    api.klaimPresensi.own.query({ organisasi_id, status: 'diajukan', count: 5 }, { errors: 'caller' }),
  );
  const cancel = useMutation(api.klaimPresensi.cancel.mutation());
  const confirm = useConfirm();
  if (!data || data.total === 0) return null;
  const takeBack = async ({ presensi_klaim_id }: KlaimPresensi) => {
    const question = { title: 'Tarik klaim ini?', message: 'Harinya tetap seperti yang tercatat.' };
    if (await confirm({ ...question, confirmLabel: 'Tarik' })) cancel.mutate({ organisasi_id, presensi_klaim_id });
  };
  return (
    <Card title="Perubahan yang Anda ajukan">
      <ul className={classes['list']}>
        {data.data.map((klaim) => (
          <li key={klaim.presensi_klaim_id} className={classes['item']}>
            <span>
              {sebutTanggalKlaim(klaim)}: {sebutHakKlaim(klaim)}
            </span>
            <StatusKlaimChip status={klaim.status} />
            <Button
              size="compact-sm"
              variant="subtle"
              loading={cancel.isPending}
              aria-label={`Tarik klaim ${sebutTanggalKlaim(klaim)}`}
              onClick={() => void takeBack(klaim)}
            >
              Tarik
            </Button>
            <div className={classes['way']}>
              <JalanSection jalan={klaim.persetujuan} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
