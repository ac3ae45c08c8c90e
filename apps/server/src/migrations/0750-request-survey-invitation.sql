-- What customers are asked to rate: one invitation for each completion, which is the node of it. The order of the nodes is the order of the
-- invitations, so that a reader continues after the last one it knows.
create table survey_invitation (
  node_id bigint primary key references process_node on delete cascade,
  -- Of questionnaires (workflow §9).
  category smallint not null check (category between 0 and 13),
  invited_at timestamptz not null,
  -- The request was reopened before an answer.
  voided_at timestamptz check (voided_at >= invited_at)
);
