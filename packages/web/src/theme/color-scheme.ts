export type ColorScheme = 'auto' | 'light' | 'dark';

const KEY = 'hadir-tampilan';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let chosen = readChosen();
let isNight = false;

showChosen();
systemIsDark.addEventListener('change', showChosen);
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) take(readChosen());
});

function readChosen(): ColorScheme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

function showChosen(): void {
  const isDark = isNight || (chosen === 'auto' ? systemIsDark.matches : chosen === 'dark');
  const scheme = isDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

function take(scheme: ColorScheme): void {
  chosen = scheme;
  showChosen();
  for (const listener of listeners) listener();
}

/** Light, dark, or as the system: remembered on this device, followed in every tab, shown before the first render. */
export const colorScheme = {
  read: () => chosen,
  set: (scheme: ColorScheme) => {
    localStorage.setItem(KEY, scheme);
    take(scheme);
  },
  /** Dark for as long as it is on, whatever was chosen. */
  night: (isOn: boolean) => {
    isNight = isOn;
    showChosen();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
