-- Claims of the same day may be duplicates.
create index tracker_claim_submission_defect on tracker_claim_submission (defect_date, request_id);
