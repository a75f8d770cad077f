import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { formatSaat } from '../kit/format/format-saat.ts';
import { notify } from '../ui/feedback/notify.ts';
import { Facts } from '../ui/show/facts.tsx';
import classes from './billing.module.css';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';

type Props = {
  order: DetailOrder;
  zona: string;
  /** It was ordered longer ago than a provider takes to answer. */
  isLama: boolean;
};

/** Where the money goes: an account of the provider's, or ours where a person confirms. */
export function CaraBayar({ order, zona, isLama }: Props) {
  const { penyedia, nomor_va, bank, halaman_bayar, rekening, total, jatuh_tempo, kode_pembayaran } = order;
  return (
    <div className={classes['stack']}>
      {penyedia === 'manual' ? (
        <p className={classes['dimmed']}>
          {rekening ? `Transfer ke ${rekening}` : 'Hubungi pengelola Hadir untuk rekening tujuannya'}, dengan berita{' '}
          <strong>{kode_pembayaran}</strong>. Pengelola memeriksa uangnya lalu mengonfirmasi pesanan ini.
        </p>
      ) : nomor_va === null ? (
        <p className={classes['dimmed']} role="status">
          {isLama
            ? 'Penyedia pembayaran belum menjawab. Nomor virtual account diminta lagi sendiri tiap menit, dan tampil di sini begitu ada; Anda tidak perlu memesan lagi.'
            : 'Menyiapkan nomor virtual account…'}
        </p>
      ) : (
        <div>
          <p className={classes['dimmed']}>Virtual account {bank}</p>
          <p className={classes['nomor']}>{nomor_va}</p>
          <div className={classes['actions']}>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => void copy(nomor_va)}
            >
              Salin nomor
            </Button>
            {halaman_bayar && (
              <Button
                component="a"
                href={halaman_bayar}
                target="_blank"
                rel="noopener"
                rightSection={<IconExternalLink size={16} aria-hidden="true" />}
              >
                Buka halaman pembayaran
              </Button>
            )}
          </div>
        </div>
      )}
      <Facts
        facts={[
          { label: 'Jumlah, tepat sampai rupiah terakhir', value: <strong>{sebutRupiah(total)}</strong> },
          { label: 'Jatuh tempo', value: formatSaat(jatuh_tempo, zona) },
        ]}
      />
      <p className={classes['dimmed']}>Halaman ini berubah sendiri setelah uangnya diterima.</p>
    </div>
  );
}

async function copy(nomor: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(nomor);
    notify.success('Nomor disalin');
  } catch {
    notify.warning(`Peramban ini tidak mengizinkan menyalin. Nomornya ${nomor}`);
  }
}
