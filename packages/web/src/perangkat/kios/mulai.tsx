import { createRoot } from 'react-dom/client';
import '../../theme/tokens.css';
import '../../theme/global.css';
import '../../theme/own-page.css';
import { keepHalaman } from './keep-halaman.ts';
import { KiosScreen } from './kios-screen.tsx';
import { openMesinKios } from './mesin-kios.ts';

const root = document.getElementById('root');
if (!root) throw new Error('kios.html has no element #root');
const mesin = openMesinKios();
createRoot(root).render(<KiosScreen mesin={mesin} />);
keepHalaman(mesin);
