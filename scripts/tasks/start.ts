import { buildWeb } from './build-web.ts';

await buildWeb();
await import('../../packages/server/src/app/main.ts');
