/** The content policy of a page outside the application (write-halaman.ts), its own style, forms to ourselves, nothing else. */
export const CSP_HALAMAN =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
