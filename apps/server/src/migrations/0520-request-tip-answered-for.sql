-- The contact that staff have answered a tip for; empty where the customer's side answered.
alter table tip add column answered_for bigint references contact;
