import { use, type ComponentProps, type MouseEvent } from 'react';
import { LinkContext } from './link-context.ts';

/** An anchor that the app's router follows; with a modifier key, a target or a foreign address the browser does. */
export function Link({ href, onClick, children, ...others }: ComponentProps<'a'> & { href: string }) {
  const navigate = use(LinkContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !navigate || others.target || others.download !== undefined) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!href.startsWith('/') || href.startsWith('//')) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} onClick={follow} {...others}>
      {children}
    </a>
  );
}
