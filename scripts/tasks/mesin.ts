import { setTimeout as sleep } from 'node:timers/promises';
import { DIALEK, type NamaDialek } from '../../packages/server/src/perangkat/simulator/dialek.ts';
import { startSimulatorMesin } from '../../packages/server/src/perangkat/simulator/start-simulator-mesin.ts';

/** `npm run mesin -- ALAMAT NOMOR_SERI [lama|biasa|baru] [PIN,PIN,…]`: an attendance machine until it is ended. */
const TANYA_MS = 10_000;
const [server = '', nomor_seri = '', dialek = 'biasa', pins = ''] = process.argv.slice(2);
const isDialek = (text: string): text is NamaDialek => text in DIALEK;
if (!URL.canParse(server) || nomor_seri === '' || !isDialek(dialek)) {
  console.error(
    `Pakai: npm run mesin -- http://127.0.0.1:8080 NOMOR_SERI [${Object.keys(DIALEK).join('|')}] [PIN,PIN]`,
  );
  process.exit(2);
}
const pin = pins.split(',').filter((one) => one !== '');
const simulator = await startSimulatorMesin();
const mesin = await simulator.pasang({ nomor_seri, dialek, server, zona_jam: 7 });
console.log((await mesin.lapor()).balasan || `Server di ${server} tidak menjawab.`);
for (let ke = 0; ; ke += 1) {
  const before = (await mesin.keadaan()).dikerjakan.length;
  const { dikerjakan } = await mesin.tanya();
  for (const perintah of dikerjakan.slice(before)) console.log(`Dikerjakan: ${perintah}`);
  const siapa = pin[ke % pin.length];
  if (siapa !== undefined) await mesin.ketuk({ pin: [siapa] });
  const { sisa, balasan, jam } = await mesin.kirim();
  if (siapa !== undefined) console.log(`${jam}  PIN ${siapa}  ${balasan.trim() || 'tidak dijawab'}  sisa ${sisa}`);
  await sleep(TANYA_MS);
}
