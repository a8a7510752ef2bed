/** What a link of a watch's letter comes to. */
export type WatchMailState =
	| { readonly state: 'confirm' | 'stop'; readonly address: string }
	| { readonly state: 'confirmed' | 'stopped' | 'over' };

/** The sentence that a person agrees to by the button behind a letter's link. */
export const WATCH_MAIL_CONSENT =
	'Присылайте на этот адрес сообщения об изменениях по машинам, за которыми я слежу.';

/** The path of the page behind a letter's link. */
export function watchMailPath(token: string): string {
	return `/u/${token}`;
}
