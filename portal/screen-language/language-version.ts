/**
 * The version of the screen language that this portal speaks, as `version` of a screen names it. A change after which an
 * older screen means something else, or is refused, raises it, and brings a migration along.
 */
export const languageVersion = 2;
