import { createContext, type ReactNode } from 'react';

/** What a page's frame puts under the title that the page itself writes: which tenant its screen shows. */
export const AbovePage = createContext<ReactNode>(null);
