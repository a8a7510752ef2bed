import { formatKilometres, formatPriceRange } from '@avtosverka/contract/vocabulary/plural';
import { MISSING, showPrice, showValue } from '../../../ui/record/values.ts';
import { BriefFact, Facts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function StatsBrief({ data: { result } }: ViewProps<'stats'>) {
	if (result === null) return null;
	const { lower_market_bound: lower, upper_market_bound: upper } = result;
	const [from, to] = [lower && `от ${showPrice(lower)}`, upper && `до ${showPrice(upper)}`];
	const bounds = lower && upper ? formatPriceRange(lower, upper) : from || to || MISSING;
	return (
		<Facts>
			<BriefFact
				title={bounds}
				parts={[
					result.avg_price !== null && `в среднем ${showPrice(result.avg_price)}`,
					result.avg_run !== null && `средний пробег ${formatKilometres(result.avg_run)}`,
					result.adverts_count_all !== null && `объявлений ${showValue(result.adverts_count_all)}`,
				]}
			/>
		</Facts>
	);
}
