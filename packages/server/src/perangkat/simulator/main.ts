import { openMesin, type MesinBaru, type MesinSimulator } from './mesin-simulator.ts';
import type { Permintaan } from './start-simulator-mesin.ts';

// Whoever started it says which machine is to do what, and hears how it is then; it ends with him.
const mesins = new Map<string, MesinSimulator>();
process.on('disconnect', () => process.exit(0));
process.on('message', (message: Permintaan) => {
  void answer(message).then((keadaan) => process.send?.({ nomor: message.nomor, keadaan }));
});
process.send?.('siap');

async function answer({ nomor_seri, lakukan, isi }: Permintaan) {
  if (lakukan === 'pasang') mesins.set(nomor_seri, openMesin(isi as MesinBaru));
  const mesin = mesins.get(nomor_seri);
  if (!mesin) throw new Error(`There is no machine ${nomor_seri}`);
  if (lakukan !== 'pasang' && lakukan !== 'keadaan') await mesin[lakukan](isi as never);
  return mesin.keadaan();
}
