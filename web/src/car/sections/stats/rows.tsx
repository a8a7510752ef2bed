import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { MISSING, showMileage, showPrice } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';
import { PriceRange } from './price-range.tsx';

/** What cars like this one cost and how far they have gone, over adverts. */
export function StatsRows({ data }: ViewProps<'stats'>) {
	const figures = data.result;
	if (figures === null) return null;
	const count = (value: number | null) => (value === null ? MISSING : formatNumber(value));
	return (
		<>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
				<Figure label="Средняя цена" value={showPrice(figures.avg_price)} />
				<Figure label="Средний пробег" value={showMileage(figures.avg_run)} />
				<Figure label="Владельцев в среднем" value={count(figures.avg_owners)} />
				<Figure label="Объявлений" value={count(figures.adverts_count_all)} />
			</dl>
			<PriceRange
				low={figures.lower_market_bound}
				high={figures.upper_market_bound}
				average={figures.avg_price}
			/>
		</>
	);
}

function Figure({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt className="text-sm text-ink-3">{label}</dt>
			<dd
				className={`figures mt-0.5 leading-tight ${value === MISSING ? 'text-base text-ink-3' : 'text-xl font-semibold tracking-tight'}`}
			>
				{value}
			</dd>
		</div>
	);
}
