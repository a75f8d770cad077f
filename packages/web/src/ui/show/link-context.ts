import { createContext } from 'react';

/** How a link inside the product is followed without loading the page again. The app gives its router here. */
export const LinkContext = createContext<((href: string) => void) | null>(null);
