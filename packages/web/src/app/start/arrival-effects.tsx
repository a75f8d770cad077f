import { useEffect, useRef } from 'react';
import { routes, type RouteName } from '../../base/links/routes.ts';
import classes from './arrival-effects.module.css';

type Props = { name: RouteName | undefined; pathname: string };

/**
 * On arrival at another page: the window's title, the top of the page, the keyboard's focus, and a word to screen
 * readers.
 */
export function ArrivalEffects({ name, pathname }: Props) {
  const title = name && routes[name].title;
  const last = useRef<string | null>(null);

  useEffect(() => {
    if (title) document.title = `${title} · Hadir`;
  }, [title]);

  // Back and Forward are changes of route too: the browser must not bring an old place back.
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const first = last.current === null;
    if (last.current === pathname) return;
    last.current = pathname;
    if (first) return;
    window.scrollTo(0, 0);
    document.getElementById('isi')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p className={classes['said']} aria-live="polite">
      {title}
    </p>
  );
}
