type Listener = {
  /** The server knows no session any more; its words are shown at the login. */
  onSessionEnd: (message: string) => void;
  /** What was asked for is known and not allowed. */
  onForbidden: () => void;
  /** Nothing is allowed before a second factor is set up. */
  onFaktorRequired: () => void;
  /** Something was refused that the page thought possible: it may stand on what holds no more. */
  onRefused: () => void;
};

let listener: Listener | undefined;

/** The app says once what happens to the whole page when a call answers 401 or 403. */
export function listenToApi(next: Listener): void {
  listener = next;
}

export const apiEvents: Listener = {
  onSessionEnd: (message) => listener?.onSessionEnd(message),
  onForbidden: () => listener?.onForbidden(),
  onFaktorRequired: () => listener?.onFaktorRequired(),
  onRefused: () => listener?.onRefused(),
};
