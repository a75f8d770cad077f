import type { Sesi } from '@hadir/contract/auth/sesi/sesi.calls.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { formatAngka } from '../kit/format/format.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { api } from '../base/api/api.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import classes from './profil.module.css';

type SesiMasuk = z.output<typeof Sesi>;

/** Where one is signed in and since when, with a way to end each session but this one, and all of them. */
export function SesiList() {
  const sesi = useQuery(api.auth.listSesi.query({}));
  return (
    <section className={classes['card']} aria-labelledby="sesi-masuk">
      <h2 id="sesi-masuk">Sesi masuk</h2>
      {sesi.data ? (
        <>
          <ul className={classes['sesi']}>
            {sesi.data.map((one) => (
              <SesiRow key={one.sesi_id} sesi={one} />
            ))}
          </ul>
          <AkhiriLain jumlah={sesi.data.filter(({ is_sesi_ini }) => !is_sesi_ini).length} />
        </>
      ) : sesi.error ? (
        <ErrorState error={sesi.error} onRetry={() => void sesi.refetch()} />
      ) : (
        <Skeleton lines={3} height={40} />
      )}
    </section>
  );
}

function AkhiriLain({ jumlah }: { jumlah: number }) {
  const confirm = useConfirm();
  const end = useMutation(api.auth.endSesiLain.mutation());
  if (jumlah < 2) return null;
  const ask = async () => {
    const answer = await confirm({
      title: 'Akhiri semua sesi lain?',
      message: `${formatAngka(jumlah)} sesi di perangkat dan peramban lain dikeluarkan dan harus masuk kembali. Sesi ini tetap.`,
      confirmLabel: 'Akhiri semua',
      danger: true,
    });
    if (answer) end.mutate({});
  };
  return (
    <Button variant="default" loading={end.isPending} onClick={() => void ask()}>
      Akhiri semua sesi lain
    </Button>
  );
}

function SesiRow({ sesi: { sesi_id, user_agent, ip, dibuat_pada, terakhir_pada, is_sesi_ini } }: { sesi: SesiMasuk }) {
  const sebut = useSebutSaat();
  const confirm = useConfirm();
  const end = useMutation(api.auth.endSesi.mutation());
  const device = deviceOf(user_agent);
  const ask = async () => {
    const answer = await confirm({
      title: 'Akhiri sesi?',
      message: `${device} akan dikeluarkan dan harus masuk kembali.`,
      confirmLabel: 'Akhiri sesi',
      danger: true,
    });
    if (answer) end.mutate({ sesi_id });
  };
  return (
    <li>
      <span className={classes['sesiWords']}>
        <strong>{device}</strong>
        <span className={classes['hint']}>
          {[ip, `masuk ${sebut(dibuat_pada)}`, `terakhir dipakai ${sebut(terakhir_pada)}`].filter(Boolean).join(' · ')}
        </span>
      </span>
      {is_sesi_ini ? (
        <StatusChip tone="green" label="Sesi ini" />
      ) : (
        <Button variant="default" size="xs" loading={end.isPending} onClick={() => void ask()}>
          Akhiri
        </Button>
      )}
    </li>
  );
}
