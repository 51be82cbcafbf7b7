/**
 * The editable texts of the site with what stands there until someone edits them, by 'page_key/section_key/content_key'
 * (specification §3 page_content). Numbers and domains are reserved for examples (RULINGS 28).
 */
export const contentDefaults = {
  'home/hero/title': 'Say the car you want. Dealers come to you.',
  'home/hero/subtitle': 'Post one request. Verified Kenyan dealers answer with a price in shillings. You compare, visit and buy in person.',
  'home/hero/cars': '500+',
  'home/hero/dealers': '50+',
  'home/hero/secure': '100%',
  'home/how_it_works/title': 'Four stops, one road',
  'home/how_it_works/step1_title': 'Post a request',
  'home/how_it_works/step1_text': 'Model, budget, town. It takes about two minutes and costs nothing.',
  'home/how_it_works/step2_title': 'Get dealer offers',
  'home/how_it_works/step2_text': 'Verified dealers answer with a price, photos and a short message.',
  'home/how_it_works/step3_title': 'Compare and choose',
  'home/how_it_works/step3_text': 'See the offers side by side. Accept the one that fits, say no to the rest.',
  'home/how_it_works/step4_title': 'Visit and buy',
  'home/how_it_works/step4_text': 'Book a viewing, bring your mechanic, and pay only when you are satisfied.',
  'home/for_dealers/title': 'Sell to people who have already decided to buy',
  'home/for_dealers/sales_title': 'Increased sales',
  'home/for_dealers/sales_text': 'Answer buyers who have told you the model and the budget.',
  'home/for_dealers/leads_title': 'Quality leads',
  'home/for_dealers/leads_text': 'One bid for each request. No auctions, no paid places, no noise.',
  'home/for_dealers/platform_title': 'Verified platform',
  'home/for_dealers/platform_text': 'Our team checks the licence behind every verified plate that buyers see.',
  'global/footer/company_description': 'A marketplace in Kenya where buyers post the car they want and verified dealers answer with priced offers.',
  'global/footer/copyright_text': '© 2026 TafutaGari. All rights reserved.',
  'about/impact/dealers': '20+',
  'about/impact/customers': '30+',
  'about/impact/sold': '20+',
  'about/impact/rating': '4.8',
  'contact/main/title': 'Contact us',
  'contact/main/subtitle': 'We answer within 24 hours on business days.',
  'contact/contact_info/phone1': '+254 700 000 000',
  'contact/contact_info/email_info': 'info@tafutagari.example',
  'contact/contact_info/email_support': 'support@tafutagari.example',
  'contact/contact_info/address': 'Nairobi, Kenya',
  'contact/contact_info/dealer_email': 'dealers@tafutagari.example',
  'contact/contact_info/dealer_phone': '+254 700 000 001',
} as const;

export type ContentKey = keyof typeof contentDefaults;
