import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const isScreen = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.|^(testing|gallery|base\/panduan\/topik)\//.test(path);

/** All that the screens say, with line breaks as the eye sees them. */
const said = [
  readFileSync(join(web, '../../contract/data/menus.json'), 'utf8'),
  ...readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => isScreen(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(join(web, path), 'utf8')),
]
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** Whether words stand by themselves on a screen: between quotes of the code, or as all that an element says. */
export function isSaid(words: string): boolean {
  const whole = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(["'\`]|[>}] ?)${whole}(["'\`:]| ?[<{])`).test(said);
}
