import type { Config } from '../kit/config.ts';
import { createHttpSimpatika } from './http-simpatika.ts';
import type { Simpatika } from './simpatika.ts';
import { startSimulator, type Simulator } from './simulator/start-simulator.ts';

type Opened = { simpatika: Simpatika | null; simulator: Simulator | null; close: () => Promise<void> };

/** The configured staff system; without an address the simulator on somebody's own machine, and none elsewhere. */
export async function openSimpatika(config: Config): Promise<Opened> {
  const { SIMPATIKA_URL: url, SIMPATIKA_CLIENT_ID: clientId, SIMPATIKA_CLIENT_SECRET: clientSecret } = config;
  if (url && clientId && clientSecret) {
    const simpatika = createHttpSimpatika({ url, clientId, clientSecret });
    return { simpatika, simulator: null, close: async () => undefined };
  }
  if (!config.isDevelopment) return { simpatika: null, simulator: null, close: async () => undefined };
  const simulator = await startSimulator();
  return { simpatika: createHttpSimpatika(simulator), simulator, close: simulator.close };
}
