import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';

/**
 * Each guess at a PIN that is on a tablet takes so many rounds: some hundredths of a second on a server, about half a second
 * on an old tablet (docs/decisions/0860). A list keeps its own number, so that this one may grow.
 */
export const PUTARAN_PIN = 200_000;
const BYTES = 32;
/** So many are remembered, since a list is asked for again whenever one of its members changes. */
const MAKS_DIINGAT = 20_000;

const derive = promisify(pbkdf2);
const diingat = new LRUCache<string, string>({ max: MAKS_DIINGAT });

/** What a kiosk knows a PIN by, in hex. */
export async function derivePin(pin: string, garam: Buffer): Promise<string> {
  const kunci = `${garam.toString('hex')} ${pin}`;
  const known = diingat.get(kunci);
  if (known !== undefined) return known;
  const made = (await derive(pin, garam, PUTARAN_PIN, BYTES, 'sha256')).toString('hex');
  diingat.set(kunci, made);
  return made;
}
