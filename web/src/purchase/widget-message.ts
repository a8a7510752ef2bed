/** What the payment page in our frame says: how it ended, that it is to be closed, or how high it is. */
export type WidgetMessage =
	| { readonly kind: 'success' | 'inProgress' | 'fail' | 'close' }
	| { readonly kind: 'height'; readonly height: number };

const HIGHEST_PX = 2_000;

/** Reads a message of the payment page; null for unknown ones. Hints, never proof of a payment. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
	if (typeof data !== 'object' || data === null || !('type' in data)) return null;
	const { type } = data;
	if (type === 'success' || type === 'inProgress' || type === 'fail' || type === 'close')
		return { kind: type };
	if (type !== 'widgetHeight' || !('height' in data)) return null;
	const height = Number(data.height);
	return height > 0 && height <= HIGHEST_PX ? { kind: 'height', height } : null;
}
