/** Where the sign-in by Google begins: a page opens it in a popup, or goes there itself with `mode=page`. */
export const GOOGLE_START_PATH = '/auth/google/start';
export const GOOGLE_CALLBACK_PATH = '/auth/google/callback';
/** BroadcastChannel on which the popup's last page tells the page what came of it. */
export const GOOGLE_CHANNEL = 'google-sign-in';
/** Key in session storage under which the same message waits for /auth after a full-page round trip. */
export const GOOGLE_MESSAGE_KEY = 'google-sign-in';
/** What travels there, as JSON; `problem` is for a person. `id` is the one that the page gave to `start`. */
export type GoogleMessage =
	| { readonly id: string; readonly idToken: string }
	| { readonly id: string; readonly problem: string };
