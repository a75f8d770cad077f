import { buildWeb } from './build-web.ts';

buildWeb();
await import('../../packages/server/src/app/main.ts');
