import { once } from 'node:events';
import { buildSimulator } from './build-simulator.ts';

// Whoever started it says with which key to sign, and listens for its address; it ends with him.
process.on('disconnect', () => process.exit(0));
const [kunci] = await once(process, 'message');
process.send?.(await buildSimulator(String(kunci)).listen({ host: '127.0.0.1', port: 0 }));
