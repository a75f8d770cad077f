import type { Undangan } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useZona } from '../../kit/zona/use-zona.ts';
import { api } from '../../base/api/api.ts';
import { formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { sebutDiundang } from './sebut-diundang.ts';
import classes from './undangan.module.css';

const KEADAAN = {
  menunggu: { tone: 'orange', label: 'Menunggu jawaban' },
  ditolak: { tone: 'red', label: 'Ditolak' },
  kedaluwarsa: { tone: 'grey', label: 'Kedaluwarsa' },
} as const;

/** Who of other organisations was invited here, and what became of it. Nothing where nobody was. */
export function UndanganSection({ organisasi_id }: { organisasi_id: number }) {
  const zona = useZona();
  const confirm = useConfirm();
  const { data } = useQuery(api.undangan.listUndangan.query({ organisasi_id }, { errors: 'caller', autosave: true }));
  const cancel = useMutation(api.undangan.cancelUndangan.mutation());
  const ask = async (undangan: Undangan) => {
    const { undangan_id } = undangan;
    const question = {
      title: `Batalkan undangan ${sebutDiundang(undangan)}?`,
      message: 'Ia tidak dapat menerimanya lagi. Anda dapat mengundangnya sekali lagi.',
      confirmLabel: 'Batalkan undangan',
      cancelLabel: 'Kembali',
    };
    if (await confirm(question)) cancel.mutate({ organisasi_id, undangan_id });
  };
  if (!data || data.length === 0) return null;
  return (
    <Card title="Undangan">
      <ul className={classes['list']}>
        {data.map((one) => (
          <li key={one.undangan_id}>
            <p className={classes['head']}>
              <strong>{one.nama ?? `Orang dengan ${one.nomor}`}</strong>
              <StatusChip {...KEADAAN[one.keadaan]} />
            </p>
            <p className={classes['support']}>
              Diundang {formatTanggal(tanggalOf(one.dibuat_pada, zona))}, berlaku sampai{' '}
              {formatTanggal(tanggalOf(one.kedaluwarsa_pada, zona))}
            </p>
            {one.keadaan === 'menunggu' && (
              <div className={classes['buttons']}>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Batalkan undangan ${sebutDiundang(one)}`}
                  onClick={() => void ask(one)}
                >
                  Batalkan
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
