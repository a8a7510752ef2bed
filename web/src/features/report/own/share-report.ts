/**
 * Gives the address of this page to the device's own sharing, or onto the clipboard; what to say of it, if
 * anything.
 */
export async function shareReport(title: string): Promise<string | null> {
	const url = location.href.replace(/#.*/, '');
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
