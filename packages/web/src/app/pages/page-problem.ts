export type PageProblem = 'forbidden' | 'organisasi-not-found' | 'faktor-required';

/** `sebab`: what the server said of it, where that says more than the page does. */
type Told = { problem: PageProblem; pathname: string; sebab?: string | undefined };

let told: Told | null = null;
const listeners = new Set<() => void>();

const change = (next: Told | null) => {
  told = next;
  for (const listener of listeners) listener();
};

/** What stands in place of the screen at an address: the forbidden flag, that a second factor comes first, or that its organisation is not found. */
export const pageProblem = {
  read: () => told,
  set: (problem: PageProblem, pathname: string, sebab?: string) => change({ problem, pathname, sebab }),
  clear: (pathname: string) => {
    if (told?.pathname === pathname) change(null);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
