import { once } from 'node:events';
import { buildPenyedia, type KlienPenyedia } from './build-penyedia.ts';

// Whoever started it says by what it knows him, and listens for its address; it ends with him.
process.on('disconnect', () => process.exit(0));
const [klien] = await once(process, 'message');
let url = '';
const app = buildPenyedia(() => url, klien as KlienPenyedia);
url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(url);
