-- Claims of the same day may be duplicates.
create index module_claim_submission_defect on module_claim_submission (defect_date, request_id);
