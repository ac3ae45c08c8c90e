-- Reminders of what waits for the customer, by the product: how many went out, and when its clock looks at the task next. After the last
-- one, that is when the request may be withdrawn for silence.
alter table tip add column reminded smallint not null default 0 check (reminded between 0 and 3);
alter table tip add column remind_at timestamptz;
update tip set remind_at = due_at;
alter table tip alter column remind_at set not null;
create index tip_remind on tip (remind_at) where state = 'open';

alter table request add column question_reminded smallint not null default 0 check (question_reminded between 0 and 3);
-- A question starts with days of the calendar, never later than its working days; the clock then looks at those.
alter table request add column question_remind_at timestamptz;
update request set question_remind_at = question_at + interval '3 days' where question_id is not null;
alter table request add constraint request_question_clock check ((question_id is null) = (question_remind_at is null));
create index request_question_remind on request (question_remind_at) where question_id is not null;

-- When the request was withdrawn because the customer didn't answer.
alter table request add column silenced_at timestamptz;
alter table request add constraint request_silenced check (silenced_at is null or status = 'withdrawn');
create index request_silenced on request (silenced_at) where silenced_at is not null and open_tips > 0;
-- What waits for the customers of a company.
create index request_tasks_of on request (account_id) where open_tips > 0 or question_id is not null;
