import type { Widget } from './widget.ts';

/** The part of `window.turnstile` in use: developers.cloudflare.com/turnstile, client-side rendering. */
type Turnstile = {
	render(
		container: HTMLElement,
		settings: {
			sitekey: string;
			action: string;
			language: 'ru';
			appearance: 'interaction-only';
			retry: 'never';
			callback: (token: string) => void;
			'error-callback': () => true;
			'timeout-callback': () => void;
			'unsupported-callback': () => void;
		},
	): string | null | undefined;
	remove(id: string): void;
};

/** A Turnstile that shows only when it needs a person; its value is good for this purpose alone. */
export const turnstileWidget: Widget = async ({ siteKey, purpose, container, signal }) => {
	const { turnstile } = globalThis as unknown as { turnstile: Turnstile };
	let id: string | null | undefined;
	try {
		return await new Promise<string>((resolve, reject) => {
			const fail = () => reject(new Error('Turnstile gave no value'));
			signal.throwIfAborted();
			signal.addEventListener('abort', () => reject(signal.reason), { once: true });
			id = turnstile.render(container, {
				sitekey: siteKey,
				action: purpose,
				language: 'ru',
				appearance: 'interaction-only',
				retry: 'never',
				callback: resolve,
				// True tells Turnstile that the error was taken care of.
				'error-callback': () => {
					fail();
					return true;
				},
				'timeout-callback': fail,
				'unsupported-callback': fail,
			});
			if (!id) fail();
		});
	} finally {
		if (id) turnstile.remove(id);
	}
};
