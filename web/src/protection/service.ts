import type { Problem } from '@avtosverka/contract/problem';
import type { ServiceReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';
import { base64url } from './challenge.ts';
import { withContainer } from './container.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { loadScript } from './load-script.ts';
import type { Widget } from './widget.ts';
import { withDeadline } from './with-deadline.ts';

/** A person solves a task here: after so long they have left the widget alone. */
const PATIENCE_MS = 2 * 60_000;

const NOT_LOADED: Problem = {
	success: false,
	code: 'protection-unavailable',
	message:
		'Проверка от роботов не загрузилась: возможно, её не пропускает сеть или блокировщик рекламы. Попробуйте ещё раз.',
};
const NOT_PASSED: Problem = {
	success: false,
	code: 'protection-failed',
	message: 'Проверка от роботов не пройдена. Попробуйте ещё раз.',
};

/** One task at a time: a person can answer only one. */
const oneByOne = limitConcurrency(1);

/** Loads the service's script once for the page, and the part of our code that speaks with it. */
export async function prepareService({ kind, scriptUrl }: ServiceReply): Promise<Widget> {
	const [widget] = await Promise.all([
		kind === 'smartcaptcha'
			? import('./smartcaptcha.ts').then(({ smartCaptchaWidget }) => smartCaptchaWidget)
			: import('./turnstile.ts').then(({ turnstileWidget }) => turnstileWidget),
		loadScript(scriptUrl),
	]);
	return widget;
}

/** A fresh value of the service as a path segment; it rejects only with the reason of an abort. */
export function serviceValue(
	service: ServiceReply,
	purpose: Purpose,
	signal: AbortSignal | undefined,
): Promise<{ ok: true; token: string } | { ok: false; problem: Problem }> {
	return oneByOne(async () => {
		signal?.throwIfAborted();
		const widget = await prepareService(service).catch(() => null);
		signal?.throwIfAborted();
		if (widget === null) return { ok: false, problem: NOT_LOADED };
		const { siteKey } = service;
		const token = await withDeadline(PATIENCE_MS, signal, (limit) =>
			withContainer((container) => widget({ siteKey, purpose, container, signal: limit })),
		).catch(() => null);
		signal?.throwIfAborted();
		if (token === null) return { ok: false, problem: NOT_PASSED };
		return { ok: true, token: base64url(token) };
	});
}
