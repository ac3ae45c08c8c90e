import { processNodes, surveyCategories, type RequestStatus } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import type { RequestChange, RequestRecord } from './store.ts';

type RequestStep = Step<RequestRecord, RequestStatus, RequestChange>;

/** Whether a step ends a request with something to rate: what was nothing for us is not. */
const isRated = ({ node, change }: RequestStep): boolean => node === processNodes.completed && change.outcome !== 'notForUs';

/**
 * Invitations to a survey, as more parts of the statement of a step: one for each completion, by the node that was `added`; and void where
 * the node of a completion was `voided`.
 */
export function surveyParts(step: RequestStep): RawBuilder<unknown> {
  const { voids, event } = step;
  const invited = sql`, invited as (
    insert into survey_invitation (node_id, category, invited_at)
    select added.id, (${JSON.stringify(surveyCategories)}::jsonb ->> written.type::text)::smallint, ${event.at}::timestamptz
    from added join written on written.id = added.request_id)`;
  const uninvited = sql`, uninvited as (
    update survey_invitation set voided_at = ${event.at} where node_id in (select id from voided) and voided_at is null)`;
  return sql`${isRated(step) ? invited : sql``}${voids.includes(processNodes.completed) ? uninvited : sql``}`;
}
