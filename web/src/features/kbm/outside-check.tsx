import { useSettings } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * The outside widget that asks the insurers' union for a driver's own coefficient, where the operator has
 * one. `content-page/open-kbm-widget.ts` loads it when somebody wants it and not before: it is another
 * company's, and learns who looks.
 */
export function OutsideCheck() {
	const { kbmWidget } = useSettings();
	if (kbmWidget === null) return null;
	return (
		<Card
			as="section"
			data-kbm-widget={kbmWidget}
			aria-labelledby="own-kbm"
			className="mt-5 p-5 sm:p-7 noscript:hidden"
		>
			<h2 id="own-kbm" className="text-2xl font-bold">
				Ваш КБМ в базе страховщиков
			</h2>
			<p className="mt-1.5 text-ink-2">
				Проверяет другой сайт, {new URL(kbmWidget).host}: данные удостоверения вы вводите там, мы их не видим.
			</p>
			<div id="kbm-widget" hidden tabIndex={-1} className="mt-4 min-h-60 outline-none" />
			<div data-failure hidden>
				<Notice kind="error" announced className="mt-4">
					Проверка не загрузилась. Возможно, её не пропускает блокировщик рекламы.
				</Notice>
			</div>
			<Button className="mt-4">Открыть проверку</Button>
		</Card>
	);
}
