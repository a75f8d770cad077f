import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses a try at signing in until this moment, and says how long that is. */
export function refuseTunggu(sampai: Date, now: Date): Refusal {
  const detik = Math.max(1, Math.ceil((sampai.getTime() - now.getTime()) / 1000));
  const tunggu = detik < 60 ? `${detik} detik` : `${Math.ceil(detik / 60)} menit`;
  return new Refusal('auth.wait', { detik, tunggu });
}
