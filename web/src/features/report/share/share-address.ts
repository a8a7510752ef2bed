import { canSend, copyText, send } from '../../../ui/hand-on.ts';

/**
 * Gives an address to the device's own sharing, or onto the clipboard; what to say of it, if anything.
 */
export async function shareAddress(title: string, url: string): Promise<string | null> {
	if (canSend()) {
		if (await send({ title, url })) return null;
	} else if (await copyText(url)) return 'Ссылка скопирована.';
	return `Скопируйте адрес: ${url}`;
}
