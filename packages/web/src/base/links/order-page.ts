import { hrefTo } from './href-to.ts';

/**
 * Where a subscription is ordered, opened in a new tab. The build's VITE_HALAMAN_PESANAN names the order page outside of
 * the product (it differs between development and production); without it the product's own order screen serves.
 */
export function orderPage(organisasi_id: number, tipe: 'baru' | 'perpanjangan'): string {
  const outside = import.meta.env['VITE_HALAMAN_PESANAN'] as string | undefined;
  return outside ?? hrefTo('billing.order', { organisasi_id, tipe });
}
