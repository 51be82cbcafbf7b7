-- An appointment cancelled by a sale or a deletion names nobody: who sold is none of the other dealers' business.
update appointments set cancelled_by = null
where status = 'cancelled' and cancel_reason in ('The buyer chose another car', 'The buyer deleted the request');

-- Notices of an outcome say whether a dispute about it was decided. Those of our team were written as if one was, and keep their words.
update notifications set params = params || jsonb_build_object('is_decided', params ->> 'by' = 'team')
where kind in ('not-sold', 'sale-recorded');
