const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
// Each of these also names those after it.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A device in words that its owner knows it by: 'Chrome di Android'. */
export function deviceOf(userAgent: string | null): string {
  const nameIn = (list: typeof SYSTEMS) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = nameIn(BROWSERS) ?? 'Peramban lain';
  const system = nameIn(SYSTEMS);
  return system ? `${browser} di ${system}` : browser;
}
