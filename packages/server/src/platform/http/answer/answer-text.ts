/**
 * An answer as it goes over the wire: what is kept under an idempotency key is what was sent, to the letter. It stands
 * where a handler's output stood, which the contract's fields have been picked from.
 */
export class AnswerText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
