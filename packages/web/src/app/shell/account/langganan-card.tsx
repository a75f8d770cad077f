import { formatTanggalPanjang } from '../../../kit/format/format.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import { LinkButton } from '../../../base/links/link-button.tsx';
import { hasAccess } from '../../../base/session/has-access.ts';
import type { Session } from '../../../base/session/use-session.ts';
import classes from './langganan-card.module.css';

/** The payment card: for who may see the quota of a subscribed, unblocked organisation. */
export function LanggananCard({ session: { organisasi, izin } }: { session: Session }) {
  if (!organisasi?.is_langganan || !organisasi.tgl_berlaku_akhir || organisasi.is_blokir_finpay) return null;
  if (!hasAccess(izin, 'kuota.index')) return null;
  const { organisasi_id, tgl_berlaku_akhir } = organisasi;
  return (
    <section className={classes['card']} aria-label="Masa langganan">
      <p className={classes['title']}>Langganan hingga {formatTanggalPanjang(tgl_berlaku_akhir)}</p>
      <LinkButton href={hrefTo('billing', { organisasi_id })} variant="default" size="xs">
        Lihat
      </LinkButton>
    </section>
  );
}
