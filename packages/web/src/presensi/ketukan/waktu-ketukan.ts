import type { Queued } from '../../base/outbox/queued.ts';

/**
 * When a tap that waits on this device will count, as the server will reckon it (aturan/presensi#luring): its own signed
 * time and what was counted since, else this device's clock corrected by the last difference. In ISO 8601.
 */
export function waktuKetukan({ taken_at, clock, signed }: Pick<Queued, 'taken_at' | 'clock' | 'signed'>): string {
  const [ms] = signed?.tanda.split('.') ?? [];
  const proven = Number(ms) + (signed?.jeda_ms ?? 0);
  const own = Date.parse(taken_at) + (clock?.difference_ms ?? 0);
  return new Date(proven > 0 ? proven : own).toISOString();
}
