/** The looks that a person can choose; without a choice it is as their system has it. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The cookie in which a browser keeps the choice, so that the server draws the first paint with it (docs/domain/accounts.md, "What a browser keeps"). */
export const themeCookie = 'theme';

/** The look in a cookie; anything else counts as no choice. */
export function themeIn(value: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}
