import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { useSettings } from '../../site.ts';
import { Card } from '../../ui/card.tsx';

/** The operator's own figures; beside demonstration data they are marked as an example. */
export function Claims() {
	const { claims, demonstration } = useSettings();
	const figures = [
		{ figure: `${formatNumber(claims.checksADay)}+`, about: 'проверок в день' },
		{ figure: `${formatNumber(claims.clients)}+`, about: 'клиентов' },
		{ figure: `${formatNumber(claims.sources)}+`, about: 'источников данных' },
		{ figure: `с ${claims.since}`, about: 'проверяем машины' },
	];
	return (
		<Card as="section" aria-labelledby="claims" className="flex flex-col px-6 py-5.5 sm:px-7">
			<div className="flex items-center gap-3">
				<h2 id="claims" className="text-lg font-semibold tracking-normal">
					В цифрах
				</h2>
				{demonstration && (
					<span className="rounded-full bg-demo px-2.5 py-0.5 text-[13px] font-medium text-demo-ink">
						пример
					</span>
				)}
			</div>
			<dl className="mt-4 grid flex-1 grid-cols-2 content-around gap-5">
				{figures.map(({ figure, about }) => (
					<div key={about} className="flex flex-col-reverse justify-end">
						<dt className="text-sm text-ink-2">{about}</dt>
						<dd className="text-[29px] leading-tight font-bold tracking-tight">{figure}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
