/** Headers in which the same check is asked again with what the visitor read from a picture. */
export const CAPTCHA_TOKEN_HEADER = 'X-Captcha-Token';
export const CAPTCHA_WORD_HEADER = 'X-Captcha-Word';

/** A solved picture serves all five sections of the traffic police for this long, ms. */
export const PICTURE_SERVES_MS = 120_000;

/** Five digits today; a little room for tomorrow. Spaces that people type between them are dropped before. */
export const CAPTCHA_WORD = /^\d{4,8}$/;
