/**
 * Gives an address to the device's own sharing, or onto the clipboard; what to say of it, if anything.
 */
export async function shareAddress(title: string, url: string): Promise<string | null> {
	try {
		if (navigator.share) {
			await navigator.share({ title, url });
			return null;
		}
		await navigator.clipboard.writeText(url);
		return 'Ссылка скопирована.';
	} catch (error) {
		// Who closes the device's own dialog has changed their mind.
		if (error instanceof DOMException && error.name === 'AbortError') return null;
		return `Скопируйте адрес: ${url}`;
	}
}
