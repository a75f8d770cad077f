import { useState } from 'react';
import { useFilterListsDue } from './use-filter-lists-due.ts';

/**
 * When the list of a filter that stands on a screen is fetched: 2 seconds after the screen was opened, so that its rows
 * come first; at once for one that is chosen already, or that is turned to before.
 */
export function useFilterList(isChosen: boolean): { enabled: boolean; onFocus: () => void } {
  const due = useFilterListsDue();
  const [isAsked, setAsked] = useState(false);
  return { enabled: due || isChosen || isAsked, onFocus: () => setAsked(true) };
}
