import type { AdMode } from './modes.ts';

/** Later than any page waits for an advertisement. */
const LATE_MS = 8000;

/**
 * The network's script as a page loads it: it works off the queue `yaContextCb`, then stands in for it, and
 * offers `Ya.Context.AdvManager`. What it draws is a plain text, and it takes the whole place that the page
 * gives.
 */
export function adScript(mode: AdMode): string {
	return `(() => {
const mode = ${JSON.stringify(mode)};
const placeOf = (renderTo) => document.getElementById(renderTo);
const draw = (renderTo, text) => {
	const place = placeOf(renderTo);
	if (!place) return;
	const ad = document.createElement('div');
	ad.textContent = text;
	ad.style.cssText = 'box-sizing:border-box;min-height:100%;padding:32px 20px;border-radius:11px;'
		+ 'background:#123a2b;color:#fff;font-size:18px;text-align:center';
	place.replaceChildren(ad);
};
const show = ({ renderTo, blockId, onRender }) => {
	draw(renderTo, 'Пример рекламы из песочницы. Блок ' + blockId);
	onRender?.({ product: 'direct' });
};
const plays = {
	fine: show,
	late: (block) => setTimeout(() => show(block), ${LATE_MS}),
	stub: ({ renderTo, onRender }) => {
		draw(renderTo, 'Заглушка');
		onRender?.({ product: 'stub' });
	},
	error: ({ onError }) => onError?.({ type: 'error', code: 'NO_ADS', text: 'Нет рекламы' }),
	silent: () => {},
};
const AdvManager = {
	render: (block) => void plays[mode](block),
	destroy: ({ renderTo }) => placeOf(renderTo)?.replaceChildren(),
};
window.Ya = { ...window.Ya, Context: { AdvManager } };
const waiting = window.yaContextCb ?? [];
window.yaContextCb = { push: (task) => void task() };
for (const task of waiting) task();
})();
`;
}
