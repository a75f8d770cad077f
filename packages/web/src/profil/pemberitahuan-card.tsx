import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import classes from './profil.module.css';

/** The way to what reaches one by mail. */
export function PemberitahuanCard({ organisasi_id }: { organisasi_id: number }) {
  return (
    <section className={classes['card']} aria-labelledby="email-pemberitahuan">
      <h2 id="email-pemberitahuan">Email pemberitahuan</h2>
      <div className={classes['salinan']}>
        <p className={classes['hint']}>
          Pilih apa yang dikirim ke email Anda: seketika, satu email sehari, atau tidak.
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
