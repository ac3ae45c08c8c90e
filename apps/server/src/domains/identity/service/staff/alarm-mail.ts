import { identityPages } from '@heliodesk/contract/identity';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import type { Tx } from '#src/platform/db/database.ts';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAdministrators } from '../../store/staff-names.ts';

interface Alarm {
  template: Extract<MailTemplate, 'manyUnknownSerials' | 'manyCustomersRead'>;
  /** The person or the company. */
  who: string;
  counts: Record<string, number>;
}

/** Mails an alarm to every administrator in their language; the audit has the same. Callers see to it that it comes once a day. */
export async function mailAlarm({ mailer }: Platform, tx: Tx, { template, who, counts }: Alarm): Promise<void> {
  for (const { name, email, language } of await findAdministrators(tx)) {
    const written = Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, formatNumber(count, language)]));
    await mailer.send(tx, { to: email, language, template, params: { name, who, ...written }, path: identityPages.audit });
  }
}
