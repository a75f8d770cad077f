import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * The shell, fetched when it is first needed. Once it is there it is rendered at once; React's own `lazy` would suspend
 * first, and whoever suspends is shown up to 300 ms later.
 */
export const LazyShell = lazyRouteComponent(() => import('../shell/frame/shell.tsx'), 'Shell');
