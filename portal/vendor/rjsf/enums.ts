/** Stands in for the English words of the form library's own parts: the theme's have those of the locales. */
export const TranslatableString = {};
