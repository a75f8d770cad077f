import type { Config } from '../../platform/kit/config.ts';
import { createHttpPenyedia } from '../../platform/pembayaran/http-penyedia.ts';
import type { PenyediaPembayaran } from '../../platform/pembayaran/penyedia-pembayaran.ts';
import { startSimulatorPembayaran } from './start-simulator-pembayaran.ts';

/** Where a provider tells of what came, below the product's own address. */
const PATH_KABAR = '/api/pembayaran/kabar';

type Opened = { penyedia: PenyediaPembayaran | null; isSimulator: boolean; close: () => Promise<void> };

/** The configured provider; without an address the simulator on somebody's own machine, and none elsewhere. */
export async function openPenyedia(config: Config): Promise<Opened> {
  const { PEMBAYARAN_URL: url, PEMBAYARAN_KUNCI: kunci, PUBLIC_URL, PORT } = config;
  if (url && kunci) {
    const penyedia = createHttpPenyedia({ url, kunci, alamatKabar: PUBLIC_URL + PATH_KABAR });
    return { penyedia, isSimulator: false, close: async () => undefined };
  }
  if (!config.isDevelopment) return { penyedia: null, isSimulator: false, close: async () => undefined };
  const simulator = await startSimulatorPembayaran();
  const alamatKabar = `http://127.0.0.1:${PORT}${PATH_KABAR}`;
  return { penyedia: createHttpPenyedia({ ...simulator, alamatKabar }), isSimulator: true, close: simulator.close };
}
