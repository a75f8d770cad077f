// Generated from the contract by scripts/generate.ts. Do not edit.
export const CALLS = {
  "kuesionerPublik": {
    "getKuesionerPublik": "GET /kuesioner/{token}",
    "submitKuesionerPublik": "POST /kuesioner/{token}"
  }
} as const;
