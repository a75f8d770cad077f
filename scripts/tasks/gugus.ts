import { figureLine, isKept } from '../../bench/kit/figure.ts';
import { endAll } from '../../bench/kit/left-running.ts';
import { checkPeringatan } from '../gugus/check-peringatan.ts';
import { runGugus } from '../gugus/run-gugus.ts';
import { ensureGugusTools, findPostgresPrograms } from './ensure-system-tools.ts';

/** `npm run gugus`: a cluster of three databases on this machine, two servers on it, and what happens to taps when it breaks. */
const missing = ensureGugusTools();
const programs = findPostgresPrograms();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}
if (missing.length > 0 || programs === undefined) {
  for (const sentence of missing) console.error(sentence);
  console.error('Gugus dilewati: paket-paket itu belum ada.');
} else {
  try {
    const figures = [checkPeringatan(), ...(await runGugus(programs))];
    for (const figure of figures) console.log(figureLine(figure));
    process.exitCode = figures.every(isKept) ? 0 : 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await endAll();
}
