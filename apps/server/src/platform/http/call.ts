import type { Readable } from 'node:stream';
import type { BodyOf, DataOf, EndpointSpec, Page, ParamsOf, QueryOf } from '@heliodesk/contract/kit';
import type { Actor, Guest } from '../auth/actor.ts';
import type { Context, WriteContext } from '../context.ts';

export type { Origin } from './origin.ts';

/** A file as it streams in; it has to be read or it blocks the upload. */
export interface UploadedFile {
  fileName: string;
  content: Readable;
}

/** The caller that a use case sees. On public calls a guest counts as no one; guests can only make calls that say so. */
type ActorOf<Spec extends EndpointSpec> = Spec['access'] extends 'public' ? Actor | null : Spec['access'] extends 'guest' ? Guest : Actor;

/** What a use case gives back: the answer's `data`, or rows and total of a paged list. */
export type Answer<Spec extends EndpointSpec> = Spec['paged'] extends true ? Page<DataOf<Spec>> : DataOf<Spec>;

/** A file on its way out. */
export interface FileAnswer {
  content: Readable;
  fileName: string;
  contentType: string;
  /** Bytes, where known. */
  size?: number;
  /** Shown in the page instead of downloaded; only for what is safe to show. */
  inline?: boolean;
}

/** A list may be one that others are given too. */
type Given<Data> = Data extends (infer Row)[] ? readonly Row[] : Data;

type AnswerOf<Spec extends EndpointSpec> = Promise<Spec['answers'] extends 'file' ? FileAnswer : Given<Answer<Spec>>>;

/** What the caller sent: everything validated, everything bounded. */
export interface Input<Spec extends EndpointSpec> {
  params: ParamsOf<Spec>;
  query: QueryOf<Spec>;
  body: BodyOf<Spec>;
  /** Of multipart endpoints. */
  file: Spec['takes'] extends 'multipart' ? UploadedFile : undefined;
  /** The header `EncryptKey`, under which the body's passwords travel; empty where there is none (spec 3 §4). */
  encryptKey: string;
}

/** Writes run in a transaction that `mount` opens; streams in and out do not, because no one knows how long they take. */
type OpensTransaction<Spec extends EndpointSpec> = Spec extends { takes: 'multipart' } | { answers: 'file' }
  ? false
  : Spec extends { method: 'GET' }
    ? Spec extends { changesState: true }
      ? true
      : false
    : true;

type ContextOf<Spec extends EndpointSpec> = OpensTransaction<Spec> extends true ? WriteContext<ActorOf<Spec>> : Context<ActorOf<Spec>>;

/** The use case behind an endpoint. */
export type UseCase<Spec extends EndpointSpec> = (context: ContextOf<Spec>, input: Input<Spec>) => AnswerOf<Spec>;

/** One that opens its own transactions, for writes that must survive a refusal or for slow work between them. */
export type UnmanagedUseCase<Spec extends EndpointSpec> = (context: Context<ActorOf<Spec>>, input: Input<Spec>) => AnswerOf<Spec>;

export const page = <Row>(rows: Row[], total: number): Page<Row> => ({ rows, total });
