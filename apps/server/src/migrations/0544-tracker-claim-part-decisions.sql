-- What staff decide about the parts of a claim. A part that is changed has to be decided about again; one without a row is undecided.
create table tracker_claim_part_decision (
  part_id bigint primary key references tracker_claim_part (id) on delete cascade,
  decision text not null check (decision in ('accepted', 'refused', 'asked')),
  -- Pieces; the others of an accepted part are refused.
  accepted integer not null default 0 check (accepted >= 0),
  reason_code text not null default '',
  check ((decision = 'accepted') = (accepted > 0)),
  check (decision <> 'refused' or reason_code <> ''),
  check (decision <> 'asked' or reason_code = '')
);
