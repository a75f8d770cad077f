import { LABEL_TIPE, sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import { Button } from '@mantine/core';
import { TIPE_ORDER, type TipeOrder } from '@hadir/rules/billing/tipe-order.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
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
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { usePesananTerbuka } from './use-pesanan-terbuka.ts';

const BULAN = [1, 3, 6, 12, 24, 36];
const LAMA = BULAN.map((value) => ({ value, label: `${value} bulan` }));
/** What was chosen stands in the address, so that whoever comes back to change it finds it. */
const FIELDS = { akun: filterField.id, lama_bulan: filterField.oneOf(...BULAN) };

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
  const { order: terbuka, tindakan, isPending } = usePesananTerbuka(organisasi_id);
  return (
    <>
      <PageHeader title={LABEL_TIPE[tipe]} crumbs={crumbsOf(organisasi_id)} />
      {terbuka ? (
        <EmptyState
          title={`Masih ada pesanan yang ${terbuka.status}`}
          action={
            <LinkButton
              href={hrefTo('billing.pembayaran', { organisasi_id, kode_pembayaran: terbuka.kode_pembayaran })}
            >
              {tindakan}
            </LinkButton>
          }
        >
          Pesanan {terbuka.kode_pembayaran} ({sebutPembelian(terbuka)}, {sebutRupiah(terbuka.total)}){' '}
          {terbuka.status === 'menunggu'
            ? 'belum dibayar. Bayar atau batalkan dahulu, lalu pesan lagi.'
            : 'sudah ada uangnya, dan sedang ditinjau pengelola Hadir. Sesudah diputuskan Anda dapat memesan lagi.'}
        </EmptyState>
      ) : data && !isPending ? (
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
  const { filters } = useUrlFilters(FIELDS);
  const semula = isTambah ? null : Math.max(kuota ?? 0, terpakai, 1);
  const [akun, setAkun] = useState<number | null>(filters.akun ?? semula);
  const [lama_bulan, setLama] = useState(filters.lama_bulan ?? 12);
  const navigate = useNavigate();
  const pembelian = { tipe, akun: akun ?? 0, lama_bulan };
  const cek = useQuery({
    ...api.billing.checkHarga.query({ organisasi_id, ...pembelian }, { errors: 'caller', autosave: true }),
    enabled: pembelian.akun > 0,
    placeholderData: keepPreviousData,
  });
  const harga = pembelian.akun > 0 && !cek.error ? cek.data : undefined;
  const lanjut = async () => {
    const dipilih = { akun: pembelian.akun, lama_bulan };
    await navigate({ to: hrefTo('billing.order', { organisasi_id, tipe }, dipilih), replace: true });
    await navigate({ to: hrefTo('billing.konfirmasi', { organisasi_id }, pembelian) });
  };
  return (
    <Card>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (harga) void lanjut();
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
              <p className={classes['total']}>{sebutRupiah(harga.total)}</p>
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
