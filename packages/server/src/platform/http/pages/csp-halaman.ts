/** The content policy of a page outside the application (write-halaman.ts), which only reads: its own style, nothing else. */
export const CSP_HALAMAN = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
