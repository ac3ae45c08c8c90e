import { readFileSync } from 'node:fs';
import type { CertificateFiles } from '#src/service-certificates.ts';

/** Certificates that only tests know: one authority, a service and the portal certified by it, and a stranger certified by itself. */
const fileOf = (name: string): string => new URL(`fixtures/certificates/${name}.pem`, import.meta.url).pathname;

export const certificatesOf = (name: 'portal' | 'stranger'): CertificateFiles => ({
  certificate: fileOf(name),
  key: fileOf(`${name}.key`),
  authority: fileOf('authority'),
});

/** How a service under test is set up: it lets in only who has a certificate of its authority. */
export const strictService = {
  cert: readFileSync(fileOf('service')),
  key: readFileSync(fileOf('service.key')),
  ca: readFileSync(fileOf('authority')),
  requestCert: true,
  rejectUnauthorized: true,
};
