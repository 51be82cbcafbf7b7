// The figures that the public pages publish.
export const title = 'Edit the figures';
export const save = 'Save';
export const saving = 'Saving…';
export const updated = 'Content updated';
export const updatedMore = 'Page content has been successfully updated.';
export const failed = 'Update failed';
export const besideTrue = 'What the public pages say, beside what is true.';
export const really = (real: string | number) => `Really ${real}.`;
export const reallyNone = 'Really none yet.';
export const labels = {
  'home/hero/cars': 'The landing page: cars',
  'home/hero/dealers': 'The landing page: verified dealers',
  'about/impact/dealers': 'About: verified dealers',
  'about/impact/customers': 'About: happy customers',
  'about/impact/sold': 'About: cars sold',
  'about/impact/rating': 'About: average rating',
};
