/** Stands in for the browser's EventSource: what the server says by itself is said by the test. */
export class Sumber extends EventTarget {
  static opened: Sumber[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    Sumber.opened.push(this);
  }

  say(data: object) {
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }

  close() {
    Sumber.opened = Sumber.opened.filter((one) => one !== this);
  }
}
