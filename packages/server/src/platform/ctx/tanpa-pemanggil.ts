import type { BaseCtx } from './ctx.ts';

const none = () => undefined;

/**
 * What a verb is given that the product runs by itself: there is no browser to give a cookie to, and whoever runs it
 * writes the log lines.
 */
export const TANPA_PEMANGGIL: Pick<BaseCtx, 'origin' | 'cookie' | 'afterCommit' | 'logChange'> = {
  origin: { request_id: '', ip: '', user_agent: '' },
  cookie: {
    token: null,
    set: none,
    clear: none,
    peramban: { tokens: [], keep: none },
    langkah: { sealed: null, set: none, clear: none },
  },
  afterCommit: none,
  logChange: none,
};
