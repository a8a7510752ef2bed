/**
 * Longest text of a comment, in Unicode code points after it is made plain. Apart from its form, which pages
 * need not load.
 */
export const COMMENT_LENGTH = 2000;
