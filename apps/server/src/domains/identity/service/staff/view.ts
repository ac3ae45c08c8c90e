import type { StaffListQuery, StaffUser, UserState } from '@heliodesk/contract/identity';
import type { Page } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { staffCases } from '../../ports.ts';
import { countStaff, findStaff, findStaffPage, type StaffRow } from '../../store/staff.ts';
import { idleSince } from '../sessions.ts';

/** The state of an employee; disabled takes precedence over active and invited. */
export const stateOf = (user: { activated_at: Date | null; disabled_at: Date | null }): UserState =>
  user.disabled_at !== null ? 'disabled' : user.activated_at === null ? 'invited' : 'active';

const toStaffUser = (row: StaffRow, openCases: number): StaffUser => {
  const state = stateOf(row);
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    jobTitle: row.job_title,
    language: row.language,
    roles: row.roles,
    teamId: row.team_id,
    teamName: row.team_name,
    state,
    invitedUntil: state === 'invited' ? (row.invited_until?.toISOString() ?? null) : null,
    sessions: Number(row.sessions),
    signOnSince: row.sign_on_since?.toISOString() ?? null,
    openCases,
    createTime: row.created_at.toISOString(),
    version: row.version,
  };
};

const momentOf = ({ clock }: Platform) => ({ now: clock.now(), idleSince: idleSince(clock.now()) });

/** One page of employees with their open sessions and requests. */
export async function listStaff({ platform, db }: Context, query: z.output<typeof StaffListQuery>): Promise<Page<StaffUser>> {
  const [rows, total] = await Promise.all([findStaffPage(db, query, momentOf(platform)), countStaff(db, query)]);
  const open = await staffCases.of(platform).countOpen(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => toStaffUser(row, open.get(row.id) ?? 0)), total };
}

/** One employee; customers are answered as not found. */
export async function staffMember({ platform, db }: Context, userId: number): Promise<StaffUser> {
  const row = await findStaff(db, userId, momentOf(platform));
  if (row === undefined) throw fail('notFound');
  const open = await staffCases.of(platform).countOpen(db, [userId]);
  return toStaffUser(row, open.get(userId) ?? 0);
}
