import * as z from 'zod/mini';

/** Bytes as WebAuthn writes them in JSON. */
const Base64url = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));
const Transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const Kredensial = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What `navigator.credentials.get` is asked, in WebAuthn's own JSON. */
export const OpsiMasuk = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.optional(z.array(Kredensial)),
  userVerification: z.string(),
});

/** What `navigator.credentials.create` is asked, in WebAuthn's own JSON. */
export const OpsiDaftar = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.string(),
  excludeCredentials: z.array(Kredensial),
  authenticatorSelection: z.object({
    residentKey: z.string(),
    requireResidentKey: z.boolean(),
    userVerification: z.string(),
  }),
});

const jawaban = {
  id: Base64url,
  rawId: Base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

export const JawabanMasuk = z.object({
  ...jawaban,
  response: z.object({
    clientDataJSON: Base64url,
    authenticatorData: Base64url,
    signature: Base64url,
    userHandle: z.optional(Base64url),
  }),
});

export const JawabanDaftar = z.object({
  ...jawaban,
  response: z.object({
    clientDataJSON: Base64url,
    attestationObject: Base64url,
    transports: z.optional(Transports),
  }),
});
