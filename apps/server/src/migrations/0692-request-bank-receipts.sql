-- Confirmed bank details leave a receipt too.
alter table receipt drop constraint receipt_kind_check;
alter table receipt add constraint receipt_kind_check check (kind in ('solution', 'addresses', 'bankDetails'));
