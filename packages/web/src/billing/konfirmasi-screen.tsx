import { LABEL_TIPE, sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import { Button } from '@mantine/core';
import { sebutLama } from '@hadir/contract/billing/sebut-lama.ts';
import { JATUH_TEMPO_JAM } from '@hadir/rules/billing/jatuh-tempo.ts';
import { lamaSampai } from '@hadir/rules/billing/masa-langganan.ts';
import { TIPE_ORDER } from '@hadir/rules/billing/tipe-order.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import classes from './billing.module.css';
import { lamaOrder } from './lama-order.ts';
import { RincianHarga } from './rincian-harga.tsx';

/** Konfirmasi Pesanan: what is ordered and what it costs, once more before it is ordered. */
export function KonfirmasiScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters({ tipe: filterField.oneOf(...TIPE_ORDER), akun: filterField.id, lama_bulan: 12 });
  const { tipe = 'baru', akun = 0, lama_bulan } = filters;
  const pembelian = { organisasi_id, tipe, akun, lama_bulan };
  const cek = useQuery({ ...api.billing.checkHarga.query(pembelian, { errors: 'caller' }), enabled: akun > 0 });
  const order = useMutation(api.billing.submitOrder.mutation({ errors: 'caller' }));
  const navigate = useNavigate();
  const mayOrder = useCanWrite() !== 'no';
  const ubahHref = hrefTo('billing.order', { organisasi_id, tipe }, { akun: akun || undefined, lama_bulan });
  const pesan = async (total: number) => {
    const { kode_pembayaran } = await order.mutateAsync({ ...pembelian, total });
    await navigate({ to: hrefTo('billing.pembayaran', { organisasi_id, kode_pembayaran }), replace: true });
  };
  const harga = cek.data;
  return (
    <>
      <PageHeader
        title="Konfirmasi Pesanan"
        crumbs={[
          { label: 'Langganan', href: hrefTo('billing', { organisasi_id }) },
          { label: LABEL_TIPE[tipe], href: ubahHref },
          { label: 'Konfirmasi' },
        ]}
      />
      {akun === 0 ? (
        <EmptyState
          title="Belum ada yang dipilih"
          action={<LinkButton href={hrefTo('billing', { organisasi_id })}>Buka Langganan</LinkButton>}
        >
          Pilih dahulu jumlah akun dan lamanya.
        </EmptyState>
      ) : cek.error ? (
        <ErrorState error={cek.error} onRetry={() => void cek.refetch()} />
      ) : harga ? (
        <div className={classes['stack']}>
          <Card title={sebutPembelian(harga)}>
            <Facts
              facts={[
                { label: 'Masa', value: formatRentang(harga.tgl_awal, harga.tgl_akhir) },
                { label: 'Jatuh tempo', value: `${JATUH_TEMPO_JAM} jam sesudah dipesan` },
              ]}
            />
          </Card>
          <Card title="Rincian harga" subtitle="Harga ini tetap bagi pesanan Anda, juga bila tabel harga berubah.">
            <RincianHarga
              harga={harga}
              lama={lamaOrder(harga) ?? sebutLama(lamaSampai(harga.tgl_awal, harga.tgl_akhir))}
            />
          </Card>
          <FormNotice failure={order.error} />
          <div className={classes['actions']}>
            <LinkButton variant="default" href={ubahHref}>
              Ubah
            </LinkButton>
            {mayOrder && (
              // What is thrown stands in the notice above.
              <Button loading={order.isPending} onClick={() => void pesan(harga.total).catch(() => cek.refetch())}>
                Pesan dan bayar
              </Button>
            )}
          </div>
        </div>
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
