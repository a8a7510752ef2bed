import { showMileage, showPrice, showValue } from '../../../ui/record/values.ts';
import { BriefFact, Facts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function StatsBrief({ data: { result } }: ViewProps<'stats'>) {
	if (result === null) return null;
	const bounds = `${showPrice(result.lower_market_bound)} — ${showPrice(result.upper_market_bound)}`;
	return (
		<Facts>
			<BriefFact
				title={bounds}
				parts={[
					result.avg_price !== null && `в среднем ${showPrice(result.avg_price)}`,
					result.avg_run !== null && `средний пробег ${showMileage(result.avg_run)}`,
					result.adverts_count_all !== null && `объявлений ${showValue(result.adverts_count_all)}`,
				]}
			/>
		</Facts>
	);
}
