-- Up Migration

-- Few rows, of a database that stood at the last step before the baseline: a notice of a shape that no version writes any more goes, and the details
-- of a business stand in one line each, as forms have cleaned them since.
delete from notifications
where kind = 'written'
  or kind in (
    'bid-placed', 'bid-accepted', 'bid-rejected', 'bid-outsold', 'offer-ended', 'car-gone', 'dealer-left', 'car-named', 'car-confirmed', 'car-declined'
  ) and (params ->> 'bid_id' is null or params ->> 'request_id' is null)
  or kind in ('request-closed', 'request-reopened') and params ->> 'request_id' is null
  or kind in ('commission-due', 'commission-changed', 'commission-overdue') and (params ->> 'commission_id' is null or params ->> 'reference' is null)
  or kind in ('commission-paid', 'commission-refunded') and params ->> 'commission_id' is null
  or kind = 'outcome-decided' and params ->> 'reason' is null
  or kind = 'saved-cars-changed' and jsonb_path_exists(params, '$.cars[*] ? (@.type() == "string")');

update profiles set
  phone = regexp_replace(phone, '\s+', ' ', 'g'),
  location = regexp_replace(location, '\s+', ' ', 'g'),
  business_name = regexp_replace(business_name, '\s+', ' ', 'g'),
  business_license = regexp_replace(business_license, '\s+', ' ', 'g'),
  business_address = regexp_replace(business_address, '\s+', ' ', 'g')
where concat_ws('', phone, location, business_name, business_license, business_address) ~ '\s\s|[\t\r\n]';
update business_changes set
  business_name = regexp_replace(business_name, '\s+', ' ', 'g'),
  business_license = regexp_replace(business_license, '\s+', ' ', 'g'),
  business_address = regexp_replace(business_address, '\s+', ' ', 'g')
where concat_ws('', business_name, business_license, business_address) ~ '\s\s|[\t\r\n]';
