import { Button } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import classes from './notice.module.css';

type Props = {
  /** As the menu calls it: 'Cuti Anggota'. */
  feature: string;
  /** The order page, opened in a new tab; without one the text says whom to ask. */
  href?: string | undefined;
  actionLabel?: string;
  text?: string | undefined;
  /** It stands in place of a whole screen, whose one heading it is. */
  isScreen?: boolean;
};

/** Stands in place of a screen that needs a subscription. */
export function LockedFeature({ feature, href, actionLabel = 'Buka Fitur', text, isScreen = false }: Props) {
  const Title = isScreen ? 'h1' : 'h2';
  return (
    <section className={classes['notice']} data-tall>
      <span className={classes['icon']} aria-hidden="true">
        <IconLock size={22} stroke={1.75} />
      </span>
      <Title className={classes['title']}>Fitur {feature} Terkunci</Title>
      <p className={classes['text']}>{text ?? 'Fitur ini tersedia bagi instansi yang berlangganan.'}</p>
      {href && (
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener"
          rightSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {actionLabel}
        </Button>
      )}
    </section>
  );
}
