const KALI = 30;
const DETIK = { s: 1, m: 60, h: 3_600 } as const;

/** Alerts whose windows and patience are a thirtieth of what is deployed; what they compare with stays. */
export function shortenRules(rules: string): string {
  return rules.replaceAll(
    /(for: |\[|offset )(\d+)([smh])\b/g,
    (_, before: string, much: string, unit: keyof typeof DETIK) =>
      `${before}${Math.ceil((Number(much) * DETIK[unit]) / KALI)}s`,
  );
}
