import type { Purpose } from '@avtosverka/contract/route';

/** Makes one value by a service's script, in an element of the page; rejects when there is none. */
export type Widget = (given: {
	readonly siteKey: string;
	readonly purpose: Purpose;
	readonly container: HTMLElement;
	readonly signal: AbortSignal;
}) => Promise<string>;
