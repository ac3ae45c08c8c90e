// @shares-process
import type { Message } from '@heliodesk/contract/case-chat';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addList, addMessages, editOutgoing, emptyThread, isUndelivered, queue, resumeAfter } from './thread.ts';
import type { Outgoing, Thread } from './thread.ts';

const start = Date.parse('2026-11-20T08:00:00Z');

const message = (msgId: number, at: number, clientMsgId = `other-${msgId}`): Message => ({
  msgId,
  requestId: 1,
  clientMsgId,
  sender: 'client',
  senderName: 'Salma Haddad',
  senderId: 7,
  customerType: 0,
  type: 0,
  action: 1,
  internal: false,
  needsAnswer: false,
  reply: false,
  content: `message ${msgId}`,
  params: {},
  attachments: [],
  attachment: null,
  createTime: new Date(at).toISOString(),
  recallUntil: null,
});
const recalled = (one: Message): Message => ({ ...one, action: 0, content: '' });
const outgoing = (clientMsgId: string): Outgoing => ({
  clientMsgId,
  content: 'mine',
  isNote: false,
  files: [],
  attIds: [],
  state: 'sending',
});

describe('a thread', () => {
  test('keeps the order of the server, whatever arrives first', () => {
    const thread = addMessages(addMessages(emptyThread(), [message(3, start)]), [message(1, start), message(2, start)]);
    expect(thread.messages.map(({ msgId }) => msgId)).toEqual([1, 2, 3]);
  });

  test('has not reached its reader by the newest message of staff, without those recalled', () => {
    const ofStaff = (msgId: number): Message => ({ ...message(msgId, start), sender: 'you' });
    const thread = { ...addMessages(emptyThread(), [ofStaff(1), ofStaff(2)]), readByOther: 1 };
    expect(isUndelivered(thread, false)).toBe(true);
    expect(isUndelivered(addMessages(thread, [recalled(ofStaff(2))]), false)).toBe(false);
  });

  test('never brings back what was recalled', () => {
    const thread = addMessages(addMessages(emptyThread(), [recalled(message(1, start))]), [message(1, start)]);
    expect(thread.messages[0]).toMatchObject({ action: 0, content: '' });
  });

  test('lets a confirmed message take the place of the one that waited, and does not queue it again', () => {
    const thread = addMessages(queue(emptyThread(), outgoing('a')), [message(9, start, 'a')]);
    expect(thread.outgoing).toEqual([]);
    expect(queue(thread, outgoing('a')).outgoing).toEqual([]);
    expect(editOutgoing(thread, 'a', { state: 'failed' }).outgoing).toEqual([]);
  });

  test('asks again for messages that were young enough to be recalled', () => {
    const messages = [message(4, start), message(5, start + 300_000), message(6, start + 360_000)];
    const thread = addList(emptyThread(), { messages, hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }, true);
    expect(resumeAfter(thread)).toBe(4);
    expect(resumeAfter(addMessages(thread, [message(9, start + 900_000)]))).toBe(4);
    expect(resumeAfter(emptyThread())).toBe(0);
  });
});

/** A server and one browser on an unreliable line; every answer and event waits in `flying` until it arrives or is lost. */
class World {
  server: Message[] = [];
  thread: Thread = emptyThread();
  now = start;
  isConnected = true;
  flying: ((thread: Thread) => Thread)[] = [];
  #nextId = 1;
  #nextOwn = 1;

  #publish(one: Message): void {
    if (this.isConnected) this.flying.push((thread) => addMessages(thread, [one]));
  }
  store(clientMsgId?: string): Message {
    const known = clientMsgId === undefined ? undefined : this.server.find((one) => one.clientMsgId === clientMsgId);
    if (known) return known;
    // Numbers leave gaps: other conversations use them too.
    const one = message(this.#nextId, this.now, clientMsgId);
    this.#nextId += 1 + (this.#nextId % 3);
    this.server.push(one);
    this.#publish(one);
    return one;
  }
  recall(index: number): void {
    const young = this.server.filter((one) => this.now - Date.parse(one.createTime) < 120_000);
    const one = young[index % Math.max(1, young.length)];
    if (!one) return;
    this.server = this.server.map((each) => (each.msgId === one.msgId ? recalled(each) : each));
    this.#publish(recalled(one));
  }
  write(): void {
    this.thread = queue(this.thread, outgoing(`own-${this.#nextOwn}`));
    this.#nextOwn += 1;
  }
  send(isStored: boolean, isAnswered: boolean): void {
    const entry = this.thread.outgoing[0];
    if (!entry || !isStored) return;
    const stored = this.store(entry.clientMsgId);
    if (isAnswered) this.flying.push((thread) => addMessages(thread, [stored]));
  }
  fetch(): void {
    const after = resumeAfter(this.thread);
    const messages = this.server.filter((one) => one.msgId > after);
    this.flying.push((thread) => addList(thread, { messages, hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }, false));
  }
  arrive(index: number): void {
    const [step] = this.flying.splice(index % Math.max(1, this.flying.length), 1);
    if (step) this.thread = step(this.thread);
  }
  arriveAll(): void {
    while (this.flying.length > 0) this.arrive(0);
  }
  disconnect(): void {
    this.isConnected = false;
    this.flying = [];
  }
  /** What the browser does when the line is up again: fetch what was missed, then send what waits. */
  reconnect(): void {
    this.isConnected = true;
    this.fetch();
    this.arriveAll();
    for (const entry of this.thread.outgoing) {
      const stored = this.store(entry.clientMsgId);
      this.flying.push((thread) => addMessages(thread, [stored]));
    }
    this.arriveAll();
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('other' as const) }),
  fc.record({ kind: fc.constant('write' as const) }),
  fc.record({ kind: fc.constant('send' as const), isStored: fc.boolean(), isAnswered: fc.boolean() }),
  fc.record({ kind: fc.constant('recall' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('fetch' as const) }),
  fc.record({ kind: fc.constant('arrive' as const), index: fc.nat(9) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant('break' as const) }),
  fc.record({ kind: fc.constant('mend' as const) }),
);

function run(world: World, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): void {
  if (one.kind === 'other') world.store();
  else if (one.kind === 'write') world.write();
  else if (one.kind === 'send') world.send(one.isStored, one.isAnswered);
  else if (one.kind === 'recall') world.recall(one.index);
  else if (one.kind === 'fetch') world.fetch();
  else if (one.kind === 'arrive') world.arrive(one.index);
  else if (one.kind === 'wait') world.now += one.seconds * 1000;
  else if (one.kind === 'break') world.disconnect();
  else world.reconnect();
}

test('any interleaving of live events, fetches, recalls and repeated sends ends with the list of the server', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const one of steps) {
        run(world, one);
        const ids = world.thread.messages.map(({ msgId }) => msgId);
        expect(new Set(ids).size).toBe(ids.length);
      }
      world.reconnect();
      expect(world.thread.messages).toEqual(world.server);
      expect(world.thread.outgoing).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
