/** What dealers of the demo write about cars in stock. */
export const letters = [
  'Came to Mombasa with auction grade 4 and one owner since. The report is here at the yard.',
  'Locally used, second owner, serviced every 5,000 km. Bring your mechanic.',
  'Original paint, new tyres and battery. The NTSA transfer is in the price.',
  'One lady owner, always parked in the shade. Inspection report on request.',
  'Ex-Japan, arrived this year, duty paid, ready for the road. Bank finance possible with a 40 % deposit.',
  'Clean inside and out, no accidents, AC and all windows work. Test drive any day but Sunday.',
  'Ex-company car with full service book. Viewing from Monday to Saturday.',
  'Logbook in our name, transfer the same day. Slightly negotiable when you have seen it.',
  'Reverse camera, alloy wheels, new wiper blades. Sunroof works.',
  'Driven by a teacher from home to school. Small scratch on the rear bumper, shown in the second photo.',
  'Suspension done last month, receipts available. Good on murram roads.',
  'We deliver to your town, fuel on you. Pay only after you have seen the car.',
];
