import { figureLine, isKept, type Figure } from '../../bench/kit/figure.ts';
import { endAll, endAllAtLast } from '../../bench/kit/left-running.ts';
import { BAGIAN } from '../gugus/bagian.ts';
import { checkPeringatan } from '../gugus/check-peringatan.ts';
import { startLapangan } from '../gugus/start-lapangan.ts';
import { ensureGugusTools, findPostgresPrograms } from './ensure-system-tools.ts';

/**
 * `npm run gugus`, or `npm run gugus -- peringatan pulih` for some of its parts: a cluster of three databases on this machine,
 * two servers on it, and what happens to taps when it breaks.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BAGIAN));
const parts = Object.entries(BAGIAN).filter(([name]) => asked.length === 0 || asked.includes(name));

endAllAtLast();
if (unknown.length > 0) {
  console.error(`Tidak ada bagian ${unknown.join(', ')}. Yang ada: ${Object.keys(BAGIAN).join(', ')}.`);
  process.exitCode = 2;
} else {
  const missing = ensureGugusTools();
  const programs = findPostgresPrograms();
  if (missing.length > 0 || programs === undefined) {
    for (const sentence of missing) console.error(sentence);
    console.error('Gugus dilewati: paket-paket itu belum ada.');
  } else await run(programs);
}

async function run(programs: string): Promise<void> {
  const figures: Figure[] = [];
  const take = (more: readonly Figure[]) => {
    for (const figure of more) console.log(figureLine(figure));
    figures.push(...more);
  };
  try {
    take([checkPeringatan()]);
    const lapangan = await startLapangan(programs);
    for (const [, part] of parts) take(await part(lapangan));
    process.exitCode = figures.every(isKept) ? 0 : 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await endAll();
}
