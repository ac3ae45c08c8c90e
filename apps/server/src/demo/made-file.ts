import { Readable } from 'node:stream';
import type { UploadedFile } from '#src/platform/http/call.ts';

/** Characters that mean something in the strings of a PDF. */
const escaped = (line: string): string => line.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of one page with some lines of Latin text, the first one as its title. */
export function madePdf(fileName: string, [title = '', ...lines]: readonly string[]): UploadedFile {
  const drawn = [`/F1 18 Tf (${escaped(title)}) Tj /F1 11 Tf 0 -34 Td`, ...lines.map((line) => `(${escaped(line)}) Tj 0 -18 Td`)].join(
    '\n',
  );
  const text = `BT 60 770 Td\n${drawn}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { fileName, content: Readable.from([Buffer.from(body + end, 'latin1')]) };
}
