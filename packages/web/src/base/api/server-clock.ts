const KEY = 'hadir-selisih-jam';

/** How far this device's clock lags behind the server's, in milliseconds, and when (device time) that was measured. */
export type ClockDifference = { difference_ms: number; measured_at: number };

/**
 * Measures the clock difference from an answer's Date header. The header drops the fraction of its second and the answer
 * was on its way: half of each is added, so that the result is right to about a second.
 */
export function measureClock(
  dateHeader: string | null,
  sentAt: number,
  receivedAt: number,
): ClockDifference | undefined {
  const server = Date.parse(dateHeader ?? '');
  if (Number.isNaN(server)) return undefined;
  return { difference_ms: Math.round(server + 500 - (sentAt + receivedAt) / 2), measured_at: receivedAt };
}

/** Keeps the newest measurement on the device, where an offline start finds it. */
export function rememberClock(difference: ClockDifference): void {
  localStorage.setItem(KEY, JSON.stringify(difference));
}

/** The measurement of the last contact with the server, or null when there was none on this device. */
export function lastClock(): ClockDifference | null {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<ClockDifference> | null;
  if (typeof kept?.difference_ms !== 'number' || typeof kept.measured_at !== 'number') return null;
  return { difference_ms: kept.difference_ms, measured_at: kept.measured_at };
}
