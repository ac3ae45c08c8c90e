-- A file was uploaded by a user or by a guest. Addresses to upload to are given to users only.
alter table attachment
  alter column uploaded_by drop not null,
  add column guest_id bigint references guest,
  add constraint attachment_one_uploader check ((uploaded_by is null) <> (guest_id is null));
