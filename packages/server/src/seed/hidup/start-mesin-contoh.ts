import { setTimeout as sleep } from 'node:timers/promises';
import { waktuLokalOf, ZONA } from '@hadir/rules/waktu/zona.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { openMesin, type MesinSimulator } from '../../perangkat/simulator/mesin-simulator.ts';
import { GESER_LOBI_DETIK, SERI_LOBI } from '../seed-mesin.ts';
import { openKiosContoh } from './open-kios-contoh.ts';
import { listPintuContoh, type PintuContoh } from './pintu-contoh.queries.ts';

/** How often each asks and may be tapped; machines of the demo ask a little less often than real ones. */
const JEDA_MS = 20_000;
/** One round in so many somebody stands there; of those one in so many is nobody that is known. */
const SEPI = 4;
const ASING = 40;
const PIN_ASING = '198088';
/** Nobody comes at night. */
const BUKA = 5;
const TUTUP = 21;

type Pilihan = { jeda_ms?: number; acak?: () => number; sekarang?: () => number };

/**
 * Life at the demo's doors while it runs: its machines report, ask and send over the machines' own protocol, and its tablet
 * over the kiosks'. What was blocked or taken back stays so. Answers how it ends.
 */
export async function startMesinContoh(
  db: Db,
  server: string,
  { jeda_ms = JEDA_MS, acak = Math.random, sekarang = Date.now }: Pilihan = {},
): Promise<{ stop: () => Promise<void> }> {
  const ended = new AbortController();
  const { signal } = ended;
  const pintu = await listPintuContoh(db);
  const runs = pintu.map((one) => live(one, toHidup(one, server)));

  async function live({ timezone }: PintuContoh, hidup: Hidup) {
    await sleep(Math.floor(acak() * jeda_ms), undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      const jam = Math.floor(waktuLokalOf(sekarang(), timezone) / 3600) % 24;
      const isDatang = jam >= BUKA && jam < TUTUP && Math.floor(acak() * SEPI) === 0;
      await hidup(isDatang ? acak : null);
      await sleep(jeda_ms, undefined, { signal }).catch(() => undefined);
    }
  }
  return {
    stop: async () => {
      ended.abort();
      await Promise.all(runs);
    },
  };
}

/** One round: it asks, and somebody may stand there, who is drawn. */
type Hidup = (acak: (() => number) | null) => Promise<unknown>;

function toHidup(pintu: PintuContoh, server: string): Hidup {
  if (pintu.jenis === 'kios') return openKiosContoh(pintu, server);
  const mesin = openMesin({
    nomor_seri: pintu.nomor_seri ?? '',
    dialek: pintu.nomor_seri?.startsWith(SERI_LOBI) ? 'baru' : 'biasa',
    server,
    zona_jam: ZONA[pintu.timezone],
  });
  if (pintu.nomor_seri?.startsWith(SERI_LOBI)) mesin.atur({ geser_ms: -GESER_LOBI_DETIK * 1000 });
  return roundOf(mesin, pintu);
}

function roundOf(mesin: MesinSimulator, { orang }: PintuContoh): Hidup {
  let isLapor = false;
  return async (acak) => {
    isLapor ||= await mesin.lapor();
    await mesin.tanya();
    if (!acak) return;
    const siapa = orang[Math.floor(acak() * orang.length)];
    const pin = Math.floor(acak() * ASING) === ASING - 1 ? PIN_ASING : siapa?.pin;
    if (pin) mesin.ketuk({ pin: [pin] });
    await mesin.kirim();
  };
}
