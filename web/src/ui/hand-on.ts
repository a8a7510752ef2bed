/** Puts text onto the clipboard; false where the browser refuses. Never throws. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** True where the device has its own way of sending. */
export function canSend(): boolean {
	return typeof navigator.share === 'function';
}

/** Opens the device's own way of sending; false where it refuses. Who closes it has changed their mind. */
export async function send(data: ShareData): Promise<boolean> {
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError';
	}
}
