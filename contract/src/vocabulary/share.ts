/** For how many days a link to a report may hold; without a choice the second. */
export const SHARE_TERMS = [1, 7, 30] as const;
export type ShareTerm = (typeof SHARE_TERMS)[number];
export const DEFAULT_SHARE_TERM: ShareTerm = 7;

/** What is read instead of a report whose link is over. */
export const SHARE_OVER = 'Срок ссылки истёк или её отозвали. Попросите новую у того, кто её прислал.';
/** What is read at an address that was never a link, or was one long ago. */
export const SHARE_UNKNOWN = 'Такой ссылки нет. Проверьте, целиком ли скопирован адрес.';

/** The path of the page behind a link. */
export function sharePath(token: string): string {
	return `/s/${token}`;
}

/** In the place of a token: the report on an invented car, which every installation has. */
export const EXAMPLE_TOKEN = 'example';
/** Its page. */
export const EXAMPLE_ADDRESS = '/s/example';

/** The path of its picture for messengers. */
export function sharePicturePath(token: string): string {
	return `${sharePath(token)}/card.png`;
}

/** The path of the page behind a link to an owner report. */
export function sharedOwnerReportPath(token: string): string {
	return `/o/${token}`;
}
