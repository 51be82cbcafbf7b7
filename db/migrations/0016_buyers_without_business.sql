-- A buyer has no business: under the name of one, say of our own team, others would read it as who writes to them.
update profiles set business_name = null, business_address = null, business_license = null where user_type = 'buyer';
alter table profiles add constraint profiles_only_dealers_business
  check (user_type = 'dealer' or (business_name is null and business_address is null and business_license is null));
