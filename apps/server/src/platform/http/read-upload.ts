import '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import type { UploadedFile } from './call.ts';

export interface Upload {
  fields: Record<string, string>;
  file: UploadedFile;
}

/** How long what a refused upload still sends is thrown away, so that the sender gets to read the answer. */
const lingering = 5_000;

/** An answer does not wait for the rest of a body that no one reads anymore; a sender who goes on for long is cut off. */
export function answerBeforeEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.readableEnded || raw.destroyed) return;
    const timer = setTimeout(() => raw.destroy(), lingering).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.unpipe().resume();
  });
}

/** What the parser throws at a body that is cut off or no multipart at all is the sender's fault, and has no status of its own. */
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
        return { fields, file: { fileName: part.filename ?? '', content: part.file } };
      }
      fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw blameSender(error as Error);
  }
  throw fail('attachment.empty');
}
