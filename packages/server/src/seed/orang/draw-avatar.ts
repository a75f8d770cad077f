import type { Random } from './random.ts';

const KULIT = ['#f2c9a1', '#e0ac7e', '#c98d5f', '#a96f46'] as const;
const KAIN = ['#7e47dd', '#188552', '#1d4fb8', '#b4532a', '#0c7a7a', '#9a3b6b', '#4b4b55', '#c28a1b'] as const;
const LATAR = ['#efe9fd', '#daf5e5', '#e8f0ff', '#fff1e0', '#fbe3e2', '#eeeef1'] as const;

/** A friendly drawn portrait as SVG, 256 × 256: a kerudung or hair, sometimes a peci or glasses. Nobody's face. */
export function drawAvatar(random: Random, gender: 'L' | 'P'): string {
  const kulit = random.pick(KULIT);
  const kain = random.pick(KAIN);
  const baju = random.pick(KAIN);
  const parts = [
    `<rect width="256" height="256" fill="${random.pick(LATAR)}"/>`,
    `<path d="M28 256c4-52 44-78 100-78s96 26 100 78z" fill="${baju}"/>`,
    gender === 'P' && random.chance(0.85) ? kerudung(kain, kulit) : rambut(random, kulit, gender),
    wajah(random),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${parts.join('')}</svg>`;
}

function kerudung(kain: string, kulit: string): string {
  return (
    `<path d="M60 190c-8-40-6-132 68-132s76 92 68 132c-12 24-40 34-68 34s-56-10-68-34z" fill="${kain}"/>` +
    `<ellipse cx="128" cy="124" rx="43" ry="50" fill="${kulit}"/>`
  );
}

function rambut(random: Random, kulit: string, gender: 'L' | 'P'): string {
  const leher = `<rect x="108" y="156" width="40" height="40" rx="18" fill="${kulit}"/>`;
  const kepala = `<ellipse cx="128" cy="122" rx="46" ry="54" fill="${kulit}"/>`;
  if (gender === 'P') return `<path d="M70 180V116c0-76 116-76 116 0v64z" fill="#2b211c"/>${leher}${kepala}${poni}`;
  const peci = '<path d="M78 96c0-44 12-52 50-52s50 8 50 52z" fill="#1c1c21"/>';
  const pendek = '<path d="M80 108c-6-60 22-64 48-64s54 4 48 64c-10-26-24-32-48-32s-38 6-48 32z" fill="#2b211c"/>';
  return leher + kepala + (random.chance(0.45) ? peci : pendek);
}

const poni = '<path d="M82 112c0-58 92-58 92 0-20-24-72-24-92 0z" fill="#2b211c"/>';

function wajah(random: Random): string {
  const mata = '<circle cx="110" cy="124" r="5" fill="#2b211c"/><circle cx="146" cy="124" r="5" fill="#2b211c"/>';
  const senyum = '<path d="M110 148q18 16 36 0" fill="none" stroke="#7a3b2a" stroke-width="4" stroke-linecap="round"/>';
  const kacamata =
    '<g fill="none" stroke="#2b211c" stroke-width="3"><circle cx="110" cy="124" r="14"/><circle cx="146" cy="124" r="14"/><path d="M124 124h8"/></g>';
  return mata + senyum + (random.chance(0.3) ? kacamata : '');
}
