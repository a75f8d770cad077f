import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayWrite } from '../../base/session/hak/use-may-write.ts';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatHariTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AturanBersamaLines } from './aturan-bersama-lines.tsx';
import { AturBersamaDialog } from './atur-bersama-dialog.tsx';
import { BukukanBersamaDialog } from './bukukan-bersama-dialog.tsx';
import classes from '../dasar/cuti.module.css';

/** Whose annual leave cuti bersama reduces, and what the ledgers hold for this year's. */
export function CutiBersamaCard({ organisasi_id, canWrite }: { organisasi_id: number; canWrite: boolean }) {
  const [opened, setOpened] = useState<'atur' | 'bukukan' | null>(null);
  const { data, error, refetch } = useQuery(api.cutiBersama.getCutiBersama.query({ organisasi_id }));
  const mayBook = useMayWrite('cuti-saldo.index');
  const close = () => setOpened(null);
  const hasAturan = data?.aturan.some(({ mengurangi }) => mengurangi !== null) ?? false;
  return (
    <Card
      title="Cuti bersama"
      subtitle="Memotong cuti tahunan menurut jenis kepegawaian; yang harus bekerja mendapat hari tambahan."
      actions={
        canWrite &&
        data && (
          <>
            {hasAturan && mayBook && (
              <Button variant="default" onClick={() => setOpened('bukukan')}>
                Bukukan
              </Button>
            )}
            <Button variant="default" disabled={data.kategori === null} onClick={() => setOpened('atur')}>
              Atur cuti bersama
            </Button>
          </>
        )
      }
    >
      {data ? (
        <div className={classes['form']}>
          <AturanBersamaLines {...data} />
          <ul className={classes['list']} aria-label="Cuti bersama tahun ini">
            {data.tanggal.map((one) => (
              <li key={one.tanggal} className={classes['line']}>
                <span>
                  {formatHariTanggal(one.tanggal)} <span className={classes['dimmed']}>{one.nama}</span>
                </span>
                <span className={classes['amount']}>
                  {one.is_potong_saldo ? `${formatAngka(one.dikurangi)} dipotong` : 'tidak memotong'}
                  {one.ditambah > 0 && `, ${formatAngka(one.ditambah)} ditambah`}
                </span>
              </li>
            ))}
            {data.tanggal.length === 0 && (
              <li className={classes['dimmed']}>
                Tidak ada cuti bersama tahun ini; tambahkan atau sinkronkan di Hari Libur.
              </li>
            )}
          </ul>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
      {opened === 'atur' && (
        <AturBersamaDialog organisasi_id={organisasi_id} aturan={data?.aturan ?? []} onClose={close} />
      )}
      {opened === 'bukukan' && <BukukanBersamaDialog organisasi_id={organisasi_id} onClose={close} />}
    </Card>
  );
}
