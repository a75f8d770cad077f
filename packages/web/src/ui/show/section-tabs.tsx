import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';
import classes from './section-tabs.module.css';

export type SectionTab = { label: string; href: string; current: boolean };

/** Says on which sides there are tabs out of sight, which fade there. */
function markHidden(box: HTMLElement): void {
  const left = box.scrollWidth - box.clientWidth - box.scrollLeft;
  box.toggleAttribute('data-more-before', box.scrollLeft > 1);
  box.toggleAttribute('data-more-after', left > 1);
}

/** The parts of one screen. Each has its own address, so that a reload and the back button keep the place. */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly SectionTab[] }) {
  const nav = useRef<HTMLElement>(null);
  const chosen = tabs.findIndex(({ current }) => current);
  useEffect(() => {
    const box = nav.current;
    const links = box?.querySelectorAll('a') ?? [];
    const tab = links[chosen];
    if (!box || !tab) return undefined;
    // Only sideways: the page stays where it is.
    const center = () => {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    };
    center();
    // Labels grow when their counts come, and would push it out of sight.
    const watch = new ResizeObserver(center);
    for (const link of links) watch.observe(link);
    return () => watch.disconnect();
  }, [chosen]);
  useEffect(() => {
    const box = nav.current;
    if (!box) return undefined;
    const look = () => markHidden(box);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <nav ref={nav} aria-label={label} className={classes['nav']}>
      <ul className={classes['tabs']}>
        {tabs.map(({ label: text, href, current }) => (
          // Its words change when a count comes.
          <li key={href}>
            <Link href={href} className={classes['tab']} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
