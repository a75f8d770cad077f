import type { Plugin } from 'vite';

/** What a page reads again and again while tests run, and what no test changes. */
const MODULE = /\.(?:[cm]?[jt]sx?|css)(?:\?|$)/;

/**
 * Each test file opens a page of its own, and each page reads some hundred modules: the browser keeps them from one to the
 * next instead of asking whether they are still the same. Where files are watched, they may be others.
 */
export const keepModules = (): Plugin => ({
  name: 'keep-modules',
  configureServer: ({ config, middlewares }) => {
    if (config.server.watch !== null) return;
    middlewares.use(({ url = '' }, answer, next) => {
      const set = answer.setHeader.bind(answer);
      answer.setHeader = (name, value) => {
        const isAskedAgain = name.toLowerCase() === 'cache-control' && value === 'no-cache' && MODULE.test(url);
        return set(name, isAskedAgain ? 'max-age=86400, immutable' : value);
      };
      next();
    });
  },
});
