import { auditChange, type AuditedChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import type { UserRow } from '../../store/users.ts';
import { greetingOf, momentFor } from '../greeting.ts';
import { readUserAgent } from '../user-agent.ts';

export interface FactorNotice {
  action: `identity.${string}`;
  template: MailTemplate;
  /** What the mail says beside name and time. */
  params?: Record<string, string>;
  path?: string;
  before?: AuditedChange['before'];
  after?: AuditedChange['after'];
}

/** Writes down a change of someone's second factor and mails it to them, so that a change that isn't theirs doesn't stay unseen. */
export async function tellOwner(
  context: WriteContext<Actor | null>,
  user: Pick<UserRow, 'id' | 'name' | 'email' | 'language'>,
  { action, template, params = {}, path = '/user/profile', before, after }: FactorNotice,
): Promise<void> {
  const { platform, tx, actor } = context;
  const by = actor === null ? { by: { userId: user.id, name: user.name } } : {};
  await auditChange(context, { ...by, action, subjectType: 'user', subjectId: user.id, before, after });
  await platform.mailer.send(tx, {
    to: user.email,
    language: user.language,
    template,
    params: {
      name: await greetingOf(platform, tx, user),
      time: await momentFor(platform, tx, user, platform.clock.now()),
      ...params,
    },
    path,
  });
}

/** A device in words that every language uses. */
export function nameDevice(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent);
  return [browser, system].filter((part) => part !== null).join(' · ') || '?';
}
