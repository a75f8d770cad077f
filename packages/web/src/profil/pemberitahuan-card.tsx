import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import classes from './profil.module.css';

/** The way to how one hears of things. */
export function PemberitahuanCard({ organisasi_id }: { organisasi_id: number }) {
  return (
    <section className={classes['card']} aria-labelledby="email-pemberitahuan">
      <h2 id="email-pemberitahuan">Cara pemberitahuan</h2>
      <div className={classes['salinan']}>
        <p className={classes['hint']}>
          Pilih apa yang dikirim ke email Anda dan ditampilkan peramban, dan pengingat presensi.
        </p>
        <div className={classes['buttons']}>
          <LinkButton variant="default" href={hrefTo('profil.pemberitahuan', { organisasi_id })}>
            Atur pemberitahuan
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
