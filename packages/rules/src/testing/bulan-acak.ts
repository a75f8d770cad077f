/** How many random months a property is tried on, more of them in CI, and how long that may take on a busy machine. */
export const BULAN_ACAK = {
  numRuns: Number(process.env['BULAN_ACAK'] ?? (process.env['CI'] ? 1_000 : 200)),
  timeout: 600_000,
};
