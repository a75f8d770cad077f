/** In how many of their 64 places two pictures' fingerprints differ, each sixteen hexadecimal digits; 64 where one is none. */
export function jarakSidik(a: string, b: string): number {
  if (!SIDIK.test(a) || !SIDIK.test(b)) return 64;
  let beda = 0;
  for (let at = 0; at < 16; at += 8) {
    let bits = Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16);
    for (; bits !== 0; bits &= bits - 1) beda += 1;
  }
  return beda;
}

const SIDIK = /^[0-9a-f]{16}$/;
