import { useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { formatAngka, formatTanggal } from '../kit/format.ts';
import { KpiCard } from '../ui/kpi-card.tsx';
import classes from './cuti.module.css';

/** The caller's own balances, each with whose year's right it is and what lapses next. */
export function SaldoCards({ organisasi_id }: { organisasi_id: number }) {
  const saldo = useQuery(api.saldoCuti.own.query({ organisasi_id }));
  if (!saldo.data || saldo.data.length === 0) return null;
  return (
    <div className={classes['cards']} role="group" aria-label="Saldo cuti Anda">
      {saldo.data.map(({ id, kategori, sisa, per_tahun, hangus }) => (
        <KpiCard
          key={id}
          label={`Saldo ${kategori}`}
          value={formatAngka(sisa)}
          detail={[
            'hari',
            per_tahun.map((one) => `${one.tahun}: ${formatAngka(one.sisa)}`).join(', '),
            hangus && `${formatAngka(hangus.jumlah)} hangus setelah ${formatTanggal(hangus.tanggal)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </div>
  );
}
