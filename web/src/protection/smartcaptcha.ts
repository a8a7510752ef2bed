import type { Widget } from './widget.ts';

/** The part of `window.smartCaptcha` that we use: yandex.cloud, SmartCaptcha, «Widget connection methods». */
type SmartCaptcha = {
	render(
		container: HTMLElement,
		settings: { sitekey: string; invisible: true; hl: 'ru'; callback: (token: string) => void },
	): number;
	execute(id: number): void;
	subscribe(id: number, event: string, listener: () => void): () => void;
	destroy(id: number): void;
};

/** The task is hidden after it was solved as well as after it was closed; the value comes a moment later. */
const AFTER_HIDDEN_MS = 1_500;

/** An invisible SmartCaptcha: it shows a task only to whom it doubts. The value knows no purpose. */
export const smartCaptchaWidget: Widget = async ({ siteKey, container, signal }) => {
	const { smartCaptcha } = globalThis as unknown as { smartCaptcha: SmartCaptcha };
	let id: number | undefined;
	let hidden: ReturnType<typeof setTimeout> | undefined;
	try {
		return await new Promise<string>((resolve, reject) => {
			const fail = () => reject(new Error('SmartCaptcha gave no value'));
			signal.throwIfAborted();
			signal.addEventListener('abort', () => reject(signal.reason), { once: true });
			id = smartCaptcha.render(container, { sitekey: siteKey, invisible: true, hl: 'ru', callback: resolve });
			smartCaptcha.subscribe(id, 'network-error', fail);
			smartCaptcha.subscribe(id, 'javascript-error', fail);
			smartCaptcha.subscribe(id, 'challenge-visible', () => clearTimeout(hidden));
			smartCaptcha.subscribe(id, 'challenge-hidden', () => {
				hidden = setTimeout(fail, AFTER_HIDDEN_MS);
			});
			smartCaptcha.execute(id);
		});
	} finally {
		clearTimeout(hidden);
		if (id !== undefined) smartCaptcha.destroy(id);
	}
};
