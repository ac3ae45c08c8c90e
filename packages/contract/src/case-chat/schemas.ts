import { z } from 'zod';
import { Attachment } from '../attachment/index.ts';
import { answerList, answerText, Id, limits, optionalText, Timestamp, Version } from '../kit/index.ts';
import { Reply, RequestActed } from '../request/index.ts';

/** Message types (spec 2 §3). */
export const messageTypes = { text: 0, attachment: 1, tip: 2, tipConfirmed: 3 } as const;
/** Message actions: 0 recalled, 1 sent. */
export const messageActions = { recalled: 0, sent: 1 } as const;

/** Who wrote, as the reader sees it (spec 2 §2): the reader, the other side, and by what name. */
export const senderLabels = ['you', 'oppositeParty', 'client', 'customerService', 'system'] as const;

export const Message = z.object({
  msgId: z.number().int(),
  requestId: z.number().int(),
  /** Chosen by the sender; a repeated send appears once. */
  clientMsgId: answerText(64),
  sender: z.enum(senderLabels),
  senderName: answerText(130),
  senderId: z.number().int().nullable(),
  /** By what way its writer takes part: 0 the portal, staff included; 1 RTS and 2 others in a frame (spec 2 §1). */
  customerType: z.number().int(),
  type: z.number().int(),
  action: z.number().int(),
  /** An internal note; only staff ever receive one. */
  internal: z.boolean(),
  /** Staff ask something: until the customer writes, it is their turn. */
  needsAnswer: z.boolean(),
  /** Staff answer the enquiry with it. */
  reply: z.boolean(),
  /** Empty once recalled. A message of the system carries a phrase key. */
  content: answerText(2_000),
  params: z.record(answerText(60), answerText(1_000)),
  attachments: answerList(Attachment, limits.files),
  /** The first of them. */
  attachment: Attachment.nullable(),
  createTime: Timestamp,
  /** Until when the sender may recall it. */
  recallUntil: Timestamp.nullable(),
});
export type Message = z.output<typeof Message>;

export const MessageListQuery = z.object({
  requestId: Id,
  afterMsgId: z.coerce.number<number>().int().nonnegative().optional(),
  beforeMsgId: Id.optional(),
  pageSize: z.coerce.number<number>().int().min(1).max(50).default(50),
});

/** Messages oldest first, and how far each side has read. */
export const MessageList = z.object({
  messages: answerList(Message, 50),
  hasMore: z.boolean(),
  /** Latest message that someone of the other side has read. */
  readByOther: z.number().int(),
  /** The same, or was mailed. */
  toldOther: z.number().int(),
  unread: z.number().int(),
});
export type MessageList = z.output<typeof MessageList>;

const optionalChatText = z
  .string()
  .trim()
  .max(limits.chatText)
  .refine((value) => value.isWellFormed() && !value.includes('\0'), { params: { rule: 'invalid' } });

const chatText = optionalChatText.min(1);

/**
 * What messages of all types carry. `needsAnswer`: staff ask something, so that it is the customer's turn (spec 3 §7); `reply`: they
 * answer the enquiry.
 */
const sent = { requestId: Id, clientMsgId: z.uuid(), needsAnswer: z.boolean().optional(), reply: z.boolean().optional() };

/** Files that were uploaded for it; `attId` alone is one of them. */
const files = { attId: Id.optional(), attIds: z.array(Id).min(1).max(limits.files).optional() };

interface WithFiles {
  attId?: number | undefined;
  attIds?: readonly number[] | undefined;
}

/** The files that a message or a note is sent with, each once. */
export const filesOf = ({ attId, attIds = [] }: WithFiles): number[] => [
  ...new Set(attId === undefined || attIds.includes(attId) ? attIds : [attId, ...attIds]),
];

export const SendBody = z.discriminatedUnion('type', [
  z.object({ ...sent, type: z.literal(messageTypes.text), content: chatText }),
  z
    .object({ ...sent, ...files, type: z.literal(messageTypes.attachment), content: z.string().trim().max(limits.chatText).optional() })
    .refine((body) => filesOf(body).length > 0, { path: ['attId'], params: { rule: 'required' } }),
]);
export type SendBody = z.input<typeof SendBody>;

/** A note has a text, files that were uploaded with the purpose `note`, or both. */
export const NoteBody = z
  .object({ requestId: Id, clientMsgId: z.uuid(), content: optionalChatText.default(''), ...files })
  .refine((body) => body.content !== '' || filesOf(body).length > 0, { path: ['content'], params: { rule: 'required' } });

export const OnMessage = z.object({ msgId: Id });

/** The reason is an administrator's. */
export const DeleteMessageQuery = OnMessage.extend({ reason: optionalText(500) });

export const MarkReadBody = z.object({ requestId: Id, msgId: Id });

/** What replies to an enquiry are listed with. */
export { Reply } from '../request/index.ts';

export const ListRepliesQuery = z.object({ requestId: Id });

/** A reply has a text and any number of files, uploaded for messages or kept with the enquiry. */
export const AddReplyBody = z.object({
  requestId: Id,
  /** Refused if it is no longer the newest. */
  version: Version.optional(),
  content: chatText,
  attIds: z.array(Id).max(limits.files).optional(),
  needsAnswer: z.boolean().optional(),
});

export const ReplyBody = AddReplyBody.required({ version: true });

/** The enquiry after a reply, with the reply. */
export const Replied = RequestActed.extend({ reply: Reply });
export type Replied = z.output<typeof Replied>;
