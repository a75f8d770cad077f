/** Starting cannot go on and the person at the terminal can mend it: the message says what to do, in Indonesian. */
export class StartFailure extends Error {}
