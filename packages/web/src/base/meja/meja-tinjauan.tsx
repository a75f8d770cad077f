import { Fragment, type ReactNode } from 'react';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import classes from './meja.module.css';

type Props = {
  antrean: ReactNode;
  /** Whose evidence is open; none is nobody's. */
  nama: string | undefined;
  keputusan: ReactNode;
  bukti: ReactNode;
  /** The keys that decide, beside those that go on and back: 'A', 'setujui'. */
  tombol: readonly (readonly [key: string, word: string])[];
  onClose: () => void;
};

/** A queue beside the evidence of what is open in it; on a phone the evidence lies over the queue. */
export function MejaTinjauan({ antrean, nama, keputusan, bukti, tombol, onClose }: Props) {
  const phone = usePhone();
  return (
    <>
      <div className={classes['desk']}>
        {antrean}
        {!phone && nama !== undefined && (
          <section className={classes['evidence']} aria-label={`Bukti ${nama}`}>
            <div className={classes['decision']}>{keputusan}</div>
            {bukti}
            <p className={classes['hint']}>
              <kbd>J</kbd> berikutnya <kbd>K</kbd> sebelumnya
              {tombol.map(([key, word]) => (
                <Fragment key={key}>
                  {' '}
                  <kbd>{key}</kbd> {word}
                </Fragment>
              ))}
            </p>
          </section>
        )}
      </div>
      {phone && nama !== undefined && (
        <SidePanel opened onClose={onClose} title={nama} footer={keputusan}>
          {bukti}
        </SidePanel>
      )}
    </>
  );
}
