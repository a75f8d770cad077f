/** A failure of this device or of this page, told in a sentence for the person. */
export class SentenceError extends Error {
  override name = 'SentenceError';
}
