import type { LiveCommand, LiveEvent, Topic } from '@heliodesk/contract/live';
import { act } from '@testing-library/react';

/** Replaces `WebSocket`: records what the page sent, and lets the test answer as the server would. */
export class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined;
  readyState = 0;
  said: string[] = [];
  constructor() {
    super();
    FakeSocket.last = this;
    queueMicrotask(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }
  send(text: string) {
    this.said.push(text);
    const { kind, topic } = JSON.parse(text) as LiveCommand & { topic: Topic };
    if (kind === 'watch') queueMicrotask(() => this.say({ kind: 'watching', topic }));
  }
  close() {
    this.readyState = 3;
  }
  say(event: LiveEvent) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })));
  }
}
