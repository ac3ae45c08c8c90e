import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import type { UploadedFile } from './call.ts';

export interface Upload {
  fields: Record<string, string>;
  file: UploadedFile;
}

/**
 * Reads the fields of a multipart body up to its file, whose bytes are left to stream. Fields that come after the file are not
 * seen, so senders put them first.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw fail('unsupportedMedia');
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') return { fields, file: { fileName: part.filename ?? '', content: part.file } };
    fields[part.fieldname] = String(part.value);
  }
  throw fail('attachment.empty');
}
