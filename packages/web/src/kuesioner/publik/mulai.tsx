import { createRoot } from 'react-dom/client';
import '../../theme/tokens.css';
import '../../theme/global.css';
import '../../theme/own-page.css';
import '../../theme/color-scheme.ts';
import { SurveyClientScreen } from './survey-client-screen.tsx';
import { SurveyGagalScreen } from './survey-gagal-screen.tsx';
import { SurveySuccessScreen } from './survey-success-screen.tsx';

const PAGES: Readonly<Record<string, typeof SurveyClientScreen>> = {
  '/kuesioner-sukses': SurveySuccessScreen,
  '/kuesioner-gagal': SurveyGagalScreen,
};

const root = document.getElementById('root');
if (!root) throw new Error('kuesioner.html has no element #root');
const Page = PAGES[location.pathname] ?? SurveyClientScreen;
createRoot(root).render(<Page />);
