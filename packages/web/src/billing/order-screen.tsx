import { LABEL_TIPE, sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import { Button } from '@mantine/core';
import { TIPE_ORDER, type TipeOrder } from '@hadir/rules/billing/tipe-order.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { Card } from '../ui/show/card.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import classes from './billing.module.css';
import { formatRupiah } from '../kit/format/format-rupiah.ts';

const LAMA = [1, 3, 6, 12, 24, 36].map((value) => ({ value, label: `${value} bulan` }));

type Props = { organisasi_id: number; tipe: string };

/** Pesan Langganan, of one of the kinds that there are. */
export function OrderScreen({ organisasi_id, tipe: asked }: Props) {
  const tipe = TIPE_ORDER.find((one) => one === asked);
  if (tipe) return <PesanScreen organisasi_id={organisasi_id} tipe={tipe} />;
  return (
    <>
      <PageHeader title="Pesan Langganan" crumbs={crumbsOf(organisasi_id)} />
      <EmptyState
        title="Jenis pesanan ini tidak ada"
        action={<LinkButton href={hrefTo('billing', { organisasi_id })}>Buka Langganan</LinkButton>}
      >
        Alamatnya mungkin salah ketik. Yang dapat dipesan tampil di Langganan.
      </EmptyState>
    </>
  );
}

const crumbsOf = (organisasi_id: number) => [
  { label: 'Langganan', href: hrefTo('billing', { organisasi_id }) },
  { label: 'Pesan' },
];

/** How many accounts for how long, and what that costs while one chooses. */
function PesanScreen({ organisasi_id, tipe }: { organisasi_id: number; tipe: TipeOrder }) {
  const { data, error, refetch } = useQuery(api.anggota.getKuotaAnggota.query({ organisasi_id }, { errors: 'screen' }));
  const pesanan = useQuery(api.billing.listOrder.query({ organisasi_id, status: 'menunggu' }, { errors: 'caller' }));
  const menunggu = pesanan.data?.data[0];
  return (
    <>
      <PageHeader title={LABEL_TIPE[tipe]} crumbs={crumbsOf(organisasi_id)} />
      {menunggu ? (
        <EmptyState
          title="Masih ada pesanan yang menunggu"
          action={
            <LinkButton
              href={hrefTo('billing.pembayaran', { organisasi_id, kode_pembayaran: menunggu.kode_pembayaran })}
            >
              Lanjutkan pembayaran
            </LinkButton>
          }
        >
          Pesanan {menunggu.kode_pembayaran} ({sebutPembelian(menunggu)}, {formatRupiah(menunggu.total)}) belum dibayar.
          Bayar atau batalkan dahulu, lalu pesan lagi.
        </EmptyState>
      ) : data && !pesanan.isPending ? (
        <Pilihan key={tipe} organisasi_id={organisasi_id} tipe={tipe} kuota={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </>
  );
}

type PilihanProps = { organisasi_id: number; tipe: TipeOrder; kuota: { kuota: number | null; terpakai: number } };

function Pilihan({ organisasi_id, tipe, kuota: { kuota, terpakai } }: PilihanProps) {
  const isTambah = tipe === 'tambah-kuota';
  const [akun, setAkun] = useState<number | null>(isTambah ? null : Math.max(kuota ?? 0, terpakai, 1));
  const [lama_bulan, setLama] = useState(12);
  const navigate = useNavigate();
  const pembelian = { tipe, akun: akun ?? 0, lama_bulan };
  const cek = useQuery({
    ...api.billing.checkHarga.query({ organisasi_id, ...pembelian }, { errors: 'caller', autosave: true }),
    enabled: pembelian.akun > 0,
    placeholderData: keepPreviousData,
  });
  const harga = pembelian.akun > 0 && !cek.error ? cek.data : undefined;
  return (
    <Card>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (harga) void navigate({ to: hrefTo('billing.konfirmasi', { organisasi_id }, pembelian) });
        }}
      >
        <NumberField
          label={isTambah ? 'Tambahan akun' : 'Jumlah akun'}
          description={sebutKuota(kuota, terpakai)}
          required
          value={akun}
          onChange={setAkun}
        />
        {!isTambah && <ChoiceField label="Lama" choices={LAMA} value={lama_bulan} onChange={setLama} />}
        <div aria-live="polite">
          {harga ? (
            <>
              <p className={classes['total']}>{formatRupiah(harga.total)}</p>
              <p className={classes['dimmed']}>
                Termasuk PPN, bagi masa {formatRentang(harga.tgl_awal, harga.tgl_akhir)} bila dibayar hari ini.
              </p>
            </>
          ) : (
            !cek.error && <p className={classes['dimmed']}>Isi jumlah akun untuk melihat harganya.</p>
          )}
          <FormNotice failure={pembelian.akun > 0 ? cek.error : null} />
        </div>
        <div className={classes['actions']}>
          <Button type="submit" disabled={!harga || cek.isPlaceholderData}>
            Lanjut
          </Button>
        </div>
      </form>
    </Card>
  );
}

const sebutKuota = (kuota: number | null, terpakai: number) =>
  `Terpakai ${formatAngka(terpakai)}${kuota === null ? '' : ` dari kuota ${formatAngka(kuota)}`}.`;
