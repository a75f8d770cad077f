import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import classes from './jawab.module.css';

type Props = {
  organisasi_id: number;
  judul: string | undefined;
  /** Not sent yet: it waits on the device. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** The end of answering. The focus comes here, so that it is also heard. */
export function SelesaiMenjawab({ organisasi_id, judul, isWaiting = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = isWaiting ? IconClock : IconCircleCheck;
  return (
    <div className={classes['selesai']} data-waiting={isWaiting || undefined}>
      <Icon size={48} stroke={1.5} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {isWaiting ? 'Jawaban akan dikirim' : 'Jawaban terkirim'}
      </h1>
      {judul && <p className={classes['judul']}>{judul}</p>}
      <p>{children}</p>
      <LinkButton href={hrefTo('riwayatKuesioner', { organisasi_id })}>Ke Riwayat Kuesioner</LinkButton>
    </div>
  );
}
