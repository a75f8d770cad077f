import { figureLine, isKept, type Figure } from '../../bench/kit/figure.ts';
import { endAllAtLast } from '../../bench/kit/left-running.ts';
import { BAGIAN } from '../serangan/bagian.ts';

/** `npm run serangan`, or `npm run serangan -- rusak matriks` for some of its parts; one after the other, each on servers of its own. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BAGIAN));

endAllAtLast();
if (unknown.length > 0) {
  console.error(`Tidak ada bagian ${unknown.join(', ')}. Yang ada: ${Object.keys(BAGIAN).join(', ')}.`);
  process.exitCode = 2;
} else {
  const figures: Figure[] = [];
  for (const [name, load] of Object.entries(BAGIAN)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.error(`Menyerang: ${name}...`);
    for (const figure of await (await load()).serang()) {
      console.log(figureLine(figure));
      figures.push(figure);
    }
  }
  process.exitCode = figures.every(isKept) ? 0 : 1;
}
