import { once } from 'node:events';
import { buildSimulator, type Kunci } from './build-simulator.ts';

// Whoever started it says by what it knows him, and listens for its address; it ends with him.
process.on('disconnect', () => process.exit(0));
const [kunci] = await once(process, 'message');
process.send?.(await buildSimulator(kunci as Kunci).listen({ host: '127.0.0.1', port: 0 }));
