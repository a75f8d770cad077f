import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { requestProgress } from '../../base/api/request-progress.ts';
import classes from './navigation-progress.module.css';

/**
 * A thin line at the top while a screen is on its way or a call is under way; a short wait does not show it. A screen
 * reader hears of it from the screen that waits.
 */
export function NavigationProgress() {
  const navigating = useRouterState({ select: (state) => state.isLoading });
  const requesting = useSyncExternalStore(requestProgress.subscribe, requestProgress.read);
  if (!navigating && !requesting) return null;
  return <div className={classes['line']} data-memuat aria-hidden="true" />;
}
