import type { CekHarga } from '@hadir/contract/billing/order.ts';
import { formatAngka, formatPersen } from '../kit/format/format.ts';
import { NumberTable } from '../ui/chart/number-table.tsx';
import classes from './billing.module.css';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';

type Props = {
  harga: Harga;
  /** How long: '3 bulan'. */
  lama?: string | undefined;
};
type Harga = Pick<CekHarga, 'baris' | 'subtotal' | 'tarif_ppn' | 'ppn' | 'total'>;

/** How a price comes about: the accounts of each tier, the tax, and the sum. Two columns, which a phone has room for. */
export function RincianHarga({ harga: { baris, subtotal, tarif_ppn, ppn, total }, lama }: Props) {
  const jumlah = (nama: string, rupiah: number) => ({ kunci: nama, nama, sel: [sebutRupiah(rupiah)] });
  return (
    <NumberTable
      label="Tabel harga"
      kepala={['Rincian', 'Jumlah']}
      baris={[
        ...baris.map(({ dari, sampai, akun, harga, jumlah: rupiah }) => ({
          kunci: String(dari),
          nama: (
            <span className={classes['tier']}>
              Akun ke-{formatAngka(dari)} s.d. {formatAngka(sampai)}
              <small>
                {formatAngka(akun)} akun × {sebutRupiah(harga)} sebulan{lama && ` × ${lama}`}
              </small>
            </span>
          ),
          sel: [sebutRupiah(rupiah)],
        })),
        jumlah('Jumlah', subtotal),
        jumlah(`PPN ${formatPersen(tarif_ppn / 100)}`, ppn),
        jumlah('Yang dibayar', total),
      ]}
    />
  );
}
