import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { registry } from '#src/platform/port.ts';

/** What a file belongs to. */
export interface Owner {
  /** The kind that the owner's domain has registered. */
  kind: string;
  id: number;
}

/** What a domain answers about the records that own files. */
export interface FileOwner {
  /**
   * What the files belong to in the end: kinds of one group are parts of the same record and use its id. Their files count together, and
   * go together when the record goes.
   */
  group: string;
  /** Of all files of the group together. */
  limits: { files: number; bytes: number };
  /** Whether a file is its uploader's alone until it is sent, as those of messages are; from then on it stays as it is. */
  isStaged: boolean;
  /** Whether callers like this one see such files at all; without it, all who see the owner do. */
  isShownTo?: (actor: Caller) => boolean;
  /** The owners whose files such a caller may see; one query for many. */
  canRead: (db: Db, actor: Caller, ids: readonly number[]) => Promise<ReadonlySet<number>>;
  /**
   * Locks the record until the transaction ends, for a change of its files. Throws `notFound` for one that the actor may not see, and a
   * refusal of its own, such as `attachment.frozen`, when its files can't be changed anymore.
   */
  lockForChange: (context: WriteContext<Caller>, id: number) => Promise<unknown>;
  /** Endings that its files may have; without it, all that are accepted anywhere. */
  endings?: readonly string[];
  /** The photos that a record asks for; without it, none. */
  findPlaces?: (db: Db, id: number) => Promise<readonly PhotoPlace[]>;
}

/** Kinds of owners; each is registered by the domain of its records. */
export const fileOwners = registry<string, FileOwner>('owner of files');

/** The kinds that may own files of a record. */
export const kindsOf = (platform: Platform, group: string): string[] =>
  [...fileOwners.all(platform)].filter(([, owner]) => owner.group === group).map(([kind]) => kind);

const isShown = ({ platform, actor }: Context<Caller>, kind: string): boolean => fileOwners.of(platform, kind).isShownTo?.(actor) !== false;

/** Of some owners of a kind, those whose files the actor may see. */
export const findReadableOwners = async (context: Context<Caller>, kind: string, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  isShown(context, kind) ? fileOwners.of(context.platform, kind).canRead(context.db, context.actor, ids) : new Set();

/** Whether the actor may see the files of an owner. */
export const canReadFilesOf = async (context: Context<Caller>, { kind, id }: Owner): Promise<boolean> =>
  (await findReadableOwners(context, kind, [id])).has(id);

/** Of some kinds of owners with one id, those whose files the actor may see; kinds that are seen alike are asked about once. */
export async function findReadableKinds(context: Context<Caller>, kinds: readonly string[], id: number): Promise<ReadonlySet<string>> {
  const { platform, db, actor } = context;
  const shown = kinds.filter((kind) => isShown(context, kind));
  const seenAlike = [...Map.groupBy(shown, (kind) => fileOwners.of(platform, kind).canRead)];
  const readable = await Promise.all(seenAlike.map(async ([canRead, alike]) => ((await canRead(db, actor, [id])).has(id) ? alike : [])));
  return new Set(readable.flat());
}

/** Locks an owner for a change of its files; throws where there is none, or none of its files may change. */
export const lockOwner = (context: WriteContext<Caller>, { kind, id }: Owner): Promise<unknown> =>
  fileOwners.of(context.platform, kind).lockForChange(context, id);
