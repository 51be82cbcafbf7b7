import type { toPlainText } from '@react-email/render';

/** How a mail reads as plain text: facts stand line by line, a heading as it was typed, a phone number once. */
export const plainText: Parameters<typeof toPlainText>[1] = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'p.fact', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
};
