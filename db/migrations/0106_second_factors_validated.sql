-- Up Migration

-- In a file of its own, as 0071 says.
alter table sign_in_attempts
  validate constraint sign_in_attempts_result,
  validate constraint sign_in_attempts_act;
alter table email_tokens validate constraint email_tokens_purpose_known;
