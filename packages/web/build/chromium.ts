import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
const find = (...names: string[]) =>
  process.env['CHROMIUM_PATH'] ??
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));

/** The system's Chromium, as people have it. */
export const findChromium = () => find('chromium', 'chromium-browser', 'google-chrome');

/** The same engine without the window of a browser around it: a quarter less work, and neither camera nor notifications. */
export const findChromiumShell = () => find('chromium-headless-shell');

/** How tests start it: without a network of its own, and in a container too; as the shell where that is there. */
export const CHROMIUM = {
  executablePath: findChromiumShell() ?? findChromium() ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
