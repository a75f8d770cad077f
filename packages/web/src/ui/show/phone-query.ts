/** Matches while the window is as narrow as a phone (below 768 px). */
export const phoneQuery = matchMedia('(width < 48em)');
