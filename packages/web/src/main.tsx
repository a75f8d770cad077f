import { createRoot } from 'react-dom/client';
import { ThemeProvider } from './theme/theme-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(<ThemeProvider>Hadir</ThemeProvider>);
