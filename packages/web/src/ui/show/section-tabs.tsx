import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';
import classes from './section-tabs.module.css';

export type SectionTab = { label: string; href: string; current: boolean };

/** The parts of one screen. Each has its own address, so that a reload and the back button keep the place. */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly SectionTab[] }) {
  const nav = useRef<HTMLElement>(null);
  const chosen = tabs.findIndex(({ current }) => current);
  useEffect(() => {
    const [box, tab] = [nav.current, nav.current?.querySelectorAll('a')[chosen]];
    // Only sideways: the page stays where it is.
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={nav} aria-label={label} className={classes['nav']}>
      <ul className={classes['tabs']}>
        {tabs.map(({ label: text, href, current }) => (
          <li key={text}>
            <Link href={href} className={classes['tab']} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
