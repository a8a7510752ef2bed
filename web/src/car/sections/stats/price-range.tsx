import { showPrice } from '../../../ui/record/values.ts';

export type PriceRangeProps = { low: number | null; high: number | null; average: number | null };

/** Lower and upper market price, and where between them the mean lies. */
export function PriceRange({ low, high, average }: PriceRangeProps) {
	const place = averagePlace(low, high, average);
	return (
		<div className="mt-5 max-w-xl">
			<p className="text-sm text-ink-3">Рыночная цена</p>
			{place !== null && (
				<div aria-hidden className="relative mt-3 h-2 rounded-full bg-accent-soft print:border">
					<div
						className="absolute -top-1 size-4 -translate-x-1/2 rounded-full border-[3px] border-paper bg-accent"
						style={{ left: `${place * 100}%` }}
					/>
				</div>
			)}
			<dl className="figures mt-2 flex justify-between gap-4 text-[15.5px]">
				<div className="flex gap-1.5">
					<dt className="text-ink-3">от</dt>
					<dd className="font-semibold">{showPrice(low)}</dd>
				</div>
				<div className="flex gap-1.5">
					<dt className="text-ink-3">до</dt>
					<dd className="font-semibold">{showPrice(high)}</dd>
				</div>
			</dl>
		</div>
	);
}

/** Where the mean lies between the bounds, 0 to 1; null when it cannot be computed. */
export function averagePlace(low: number | null, high: number | null, average: number | null): number | null {
	if (low === null || high === null || average === null || high <= low) return null;
	return Math.min(1, Math.max(0, (average - low) / (high - low)));
}
