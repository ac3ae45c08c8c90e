import type { Topic } from '@heliodesk/contract/live';
import type { PersonName } from '@heliodesk/phrases/formats/names';
import { isGuest, participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import { personIn } from '#src/platform/i18n/names.ts';
import type { LiveConnection } from '#src/platform/live/connection.ts';
import { broadcastLive, liveCommands, signalShapers, type LiveSignal, type ShapeEvent } from '#src/platform/live/live-events.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isStaff, readableBy, sideOf, type Side } from './policy.ts';
import { findMessage } from './store/messages.ts';
import { toMessage, withFiles } from './view.ts';

/** Written or recalled. */
export interface MessageSignal extends LiveSignal {
  kind: 'message';
  msgId: number;
}

/** `publicTo`: the same mark among the messages that customers see. */
export interface ReadSignal extends LiveSignal {
  kind: 'read';
  /** As `participantKey` names them. */
  reader: string;
  side: Side;
  readTo: number;
  publicTo: number;
}

interface TypingSignal extends LiveSignal {
  kind: 'typing';
  /** As `participantKey` names them. */
  typist: string;
  name: string;
  /** Of customers, to be written as each reader writes it. */
  personName: PersonName | null;
  /** Of staff; only they are told. */
  colleague?: { userId: number; isNote: boolean };
}

const keyOf = (caller: Caller): string => participantKey(participantOf(caller));

/** The message is loaded once for all its readers here. */
async function shapeMessage({ db, clock }: Platform, { topic, msgId }: MessageSignal): Promise<ShapeEvent> {
  const message = await findMessage(db, msgId, 'staff');
  if (message === undefined) return () => undefined;
  const { files } = await withFiles(db, [message]);
  return (actor) =>
    readableBy(sideOf(actor)).includes(message.internal)
      ? {
          kind: 'message',
          topic,
          message: toMessage(message, files, { who: participantOf(actor), now: clock.now(), language: actor.language }),
        }
      : undefined;
}

const shapeRead =
  ({ topic, reader, side, readTo, publicTo }: ReadSignal): ShapeEvent =>
  (actor) => {
    const mine = keyOf(actor) === reader;
    if (!mine && sideOf(actor) === side) return undefined;
    const msgId = sideOf(actor) === 'staff' ? readTo : publicTo;
    return msgId === 0 ? undefined : { kind: 'read', topic, msgId, mine };
  };

/** Tells the other instances at most once a second that someone types. */
const typingEvery = 1_000;
const typedAt = new WeakMap<LiveConnection, number>();

const tellTyping = (isNote: boolean) => async (platform: Platform, connection: LiveConnection, topic: Topic) => {
  const { actor } = connection;
  const now = performance.now();
  if (!mayType(actor, isNote) || now - (typedAt.get(connection) ?? -typingEvery) < typingEvery) return;
  typedAt.set(connection, now);
  broadcastLive<TypingSignal>(platform, {
    kind: 'typing',
    topic,
    typist: keyOf(actor),
    name: actor.name,
    personName: isGuest(actor) ? null : actor.personName,
    ...(isStaff(actor) ? { colleague: { userId: actor.userId, isNote } } : {}),
  });
};

/** Guests hold no permission; whatever they may watch, they may write to. */
const mayType = (actor: Caller, isNote: boolean): boolean =>
  isNote ? isStaff(actor) && actor.can('csp:request:note') : isGuest(actor) || actor.can('csp:chat:send');

function shapeTyping({ topic, typist, name, personName, colleague }: TypingSignal): ShapeEvent {
  return (actor) => {
    const isForStaff = colleague !== undefined && isStaff(actor);
    if (keyOf(actor) === typist || (colleague?.isNote === true && !isForStaff)) return undefined;
    return { kind: 'typing', topic, name: personIn(actor.language, name, personName), ...(isForStaff ? colleague : {}) };
  };
}

/** Messages, read marks and typing, as each watcher of a request gets them. */
export function registerChatEvents(platform: Platform): void {
  signalShapers.register(platform, 'message', { shape: (from, signal) => shapeMessage(from, signal as MessageSignal) });
  signalShapers.register(platform, 'read', { shape: async (_from, signal) => shapeRead(signal as ReadSignal) });
  signalShapers.register(platform, 'typing', { shape: async (_from, signal) => shapeTyping(signal as TypingSignal) });
  liveCommands.register(platform, 'typing', { handle: tellTyping(false) });
  liveCommands.register(platform, 'writingNote', { handle: tellTyping(true) });
}
