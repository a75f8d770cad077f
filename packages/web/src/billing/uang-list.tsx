import type { Pembayaran } from '@hadir/contract/billing/order.ts';
import { LABEL_SEBAB_TINJAU } from '@hadir/contract/billing/label-sebab-tinjau.ts';
import { formatSaat } from '../kit/format/format-saat.ts';
import { Card } from '../ui/show/card.tsx';
import { NumberTable } from '../ui/chart/number-table.tsx';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { LABEL_KEADAAN } from './label-order.ts';

/** The money that came for an order, and what became of it. */
export function UangList({ pembayaran, zona }: { pembayaran: readonly Pembayaran[]; zona: string }) {
  return (
    <Card title="Uang yang datang">
      <NumberTable
        label="Daftar uang"
        kepala={['Waktu', 'Jumlah', 'Keadaan']}
        baris={pembayaran.map(({ pembayaran_id, dibayar_pada, jumlah, keadaan, sebab }) => ({
          kunci: String(pembayaran_id),
          nama: formatSaat(dibayar_pada, zona),
          sel: [sebutRupiah(jumlah), LABEL_KEADAAN[keadaan] + (sebab ? `: ${LABEL_SEBAB_TINJAU[sebab]}` : '')],
        }))}
      />
    </Card>
  );
}
