import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * The outside widget that asks the insurers' union for a driver's own coefficient, where the operator has
 * one. It is loaded when somebody wants it and not before: it is another company's, and learns who looks.
 */
export function OutsideCheck() {
	const { kbmWidget } = useSettings();
	const [wanted, setWanted] = useState(false);
	if (kbmWidget === null) return null;
	return (
		<Card as="section" aria-labelledby="own-kbm" className="mt-5 p-5 sm:p-7">
			<h2 id="own-kbm" className="text-2xl font-bold">
				Ваш КБМ в базе страховщиков
			</h2>
			<p className="mt-1.5 text-ink-2">
				Проверку ведёт другой сервис, {new URL(kbmWidget).host}: данные водительского удостоверения вы вводите
				ему, мы их не видим.
			</p>
			{wanted ? (
				<WidgetPlace scriptUrl={kbmWidget} />
			) : (
				<Button className="mt-4" onClick={() => setWanted(true)}>
					Открыть проверку
				</Button>
			)}
		</Card>
	);
}

function WidgetPlace({ scriptUrl }: { scriptUrl: string }) {
	const place = useRef<HTMLDivElement>(null);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		const script = document.createElement('script');
		script.src = scriptUrl;
		script.async = true;
		script.onerror = () => setFailed(true);
		place.current?.append(script);
		return () => script.remove();
	}, [scriptUrl]);
	return (
		<>
			<div ref={place} id="kbm-widget" className="mt-4 min-h-60" />
			{failed && (
				<Notice kind="error" announced>
					Проверка не загрузилась. Возможно, её закрыл блокировщик рекламы.
				</Notice>
			)}
		</>
	);
}
