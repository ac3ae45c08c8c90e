import '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import type { UploadedFile } from './call.ts';

export interface Upload {
  fields: Record<string, string>;
  file: UploadedFile;
}

/** How long the rest of a refused upload is read and discarded, so that the sender gets to read the answer. */
const lingering = 5_000;

/** An answer does not wait for the rest of an unread body; a sender that keeps going for too long is cut off. */
export function answerBeforeEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.readableEnded || raw.destroyed) return;
    const timer = setTimeout(() => raw.destroy(), lingering).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.unpipe().resume();
  });
}

/** What the parser throws for a body that is cut off or not multipart is the sender's fault, but has no status. */
function blameSender(error: Error & { statusCode?: number }): Error {
  error.statusCode ??= 400;
  return error;
}

/**
 * Reads the fields of a multipart body up to its file, whose bytes are left to stream. Fields that come after the file are not
 * seen, so senders put them first.
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (!request.isMultipart()) throw fail('unsupportedMedia');
  answerBeforeEnd(request, reply);
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        part.file.prependListener('error', blameSender);
        // A short body that is cut off after this file has failed before anyone could listen.
        if (part.file.errored) blameSender(part.file.errored);
        return { fields, file: { fileName: part.filename ?? '', content: part.file } };
      }
      fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw blameSender(error as Error);
  }
  throw fail('attachment.empty');
}
