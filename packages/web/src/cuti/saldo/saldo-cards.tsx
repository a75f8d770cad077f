import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { KpiCard } from '../../ui/chart/kpi-card.tsx';
import classes from '../dasar/cuti.module.css';
import { TanggalUtuh } from '../../ui/show/tanggal-utuh.tsx';
import { sebutHangus } from './sebut-hangus.ts';

const BukuCutiButton = lazy(async () => ({
  default: (await import('../buku/buku-cuti-button.tsx')).BukuCutiButton,
}));
const SaldoPanel = lazy(async () => ({ default: (await import('./saldo-panel.tsx')).SaldoPanel }));

type Props = {
  organisasi_id: number;
  /** With the date to forecast for and the leave book. */
  withTools?: boolean;
};

/** The caller's own balances today or on a date to come, with what lapses when; each opens the lines of its ledger. */
export function SaldoCards({ organisasi_id, withTools = false }: Props) {
  const today = useToday();
  const [tanggal, setTanggal] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string>();
  const saldo = useQuery({
    ...api.saldoCuti.listSaldoSendiri.query({ organisasi_id, ...(tanggal ? { tanggal } : {}) }),
    placeholderData: keepPreviousData,
  });
  if (!saldo.data || saldo.data.length === 0) return null;
  const open = saldo.data.find(({ id }) => id === openId);
  return (
    <div className={classes['stack']}>
      <div className={classes['cards']} role="group" aria-label="Saldo cuti Anda">
        {saldo.data.map((one) => (
          <KpiCard
            key={one.id}
            label={`Saldo ${one.kategori}`}
            value={formatAngka(one.sisa)}
            detail={<TanggalUtuh teks={sebutRincian(one)} />}
            onOpen={() => setOpenId(one.id)}
          />
        ))}
      </div>
      {withTools && (
        <div className={classes['tools']}>
          <DatePicker
            label="Perkirakan saldo pada tanggal"
            description="Bila tidak ada yang dipakai lagi sampai saat itu"
            value={tanggal}
            min={today}
            onChange={setTanggal}
          />
          <Suspense>
            <BukuCutiButton organisasi_id={organisasi_id} />
          </Suspense>
        </div>
      )}
      <Suspense>
        {open && (
          <SaldoPanel
            organisasi_id={organisasi_id}
            saldo={open}
            tanggal={tanggal ?? undefined}
            canWrite={false}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** 'hari · 2025: 3, 2026: 12 · hangus 9 setelah 31-12-2026 · 4 hari menunggu keputusan'. */
function sebutRincian({ per_tahun, jadwal_hangus, menunggu }: Saldo): string {
  const hangus = sebutHangus(jadwal_hangus);
  return [
    'hari',
    per_tahun.map(({ tahun, sisa }) => `${tahun}: ${formatAngka(sisa)}`).join(', '),
    hangus && `hangus ${hangus}`,
    menunggu > 0 && `${formatAngka(menunggu)} hari menunggu keputusan`,
  ]
    .filter(Boolean)
    .join(' · ');
}
