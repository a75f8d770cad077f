import type { CekHarga } from '@hadir/contract/billing/order.ts';
import { formatAngka, formatPersen } from '../kit/format/format.ts';
import { NumberTable } from '../ui/show/number-table.tsx';
import { formatRupiah } from './format-rupiah.ts';

type Harga = Pick<CekHarga, 'baris' | 'subtotal' | 'tarif_ppn' | 'ppn' | 'total'>;

/** How a price comes about: the accounts of each tier, the tax, and the sum. */
export function RincianHarga({ harga: { baris, subtotal, tarif_ppn, ppn, total } }: { harga: Harga }) {
  const jumlah = (nama: string, rupiah: number) => ({ kunci: nama, nama, sel: ['', '', formatRupiah(rupiah)] });
  return (
    <NumberTable
      label="Tabel harga"
      kepala={['Akun ke-', 'Banyaknya', 'Per akun sebulan', 'Jumlah']}
      baris={[
        ...baris.map(({ dari, sampai, akun, harga, jumlah: rupiah }) => ({
          kunci: String(dari),
          nama: `${formatAngka(dari)}–${formatAngka(sampai)}`,
          sel: [formatAngka(akun), formatRupiah(harga), formatRupiah(rupiah)],
        })),
        jumlah('Jumlah', subtotal),
        jumlah(`PPN ${formatPersen(tarif_ppn / 100)}`, ppn),
        jumlah('Yang dibayar', total),
      ]}
    />
  );
}
