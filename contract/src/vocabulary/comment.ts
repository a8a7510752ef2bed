/** Longest comment, in code points of its plain text. Apart from the form, which pages need not load. */
export const COMMENT_LENGTH = 2000;
