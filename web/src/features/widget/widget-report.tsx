import type { CachedReport } from '@avtosverka/contract/site';
import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { BaseCard } from '../../car/base/base-card.tsx';
import { SectionCard } from '../../car/card/section-card.tsx';
import { cardOf } from '../../car/state/report-state.ts';
import { useReport } from '../../car/state/use-report.ts';
import { WidgetActions } from './widget-actions.tsx';

/** A car's report within the widget: its cards, and nothing around them. */
export function WidgetReport({
	vin,
	plate,
	stored,
}: {
	vin: Vin;
	plate: Plate | null;
	stored: CachedReport;
}) {
	const { state, ask, solve, askBase, askAll } = useReport(vin, stored);
	return (
		<section aria-labelledby="widget-report" className="mt-4">
			<h2 id="widget-report" className="figures mb-3 text-lg font-bold wrap-anywhere">
				{vin}
				{plate && <span className="ml-2 font-normal text-ink-3">{formatPlate(plate)}</span>}
			</h2>
			<BaseCard card={state.base} onAgain={() => askBase(true)} />
			<WidgetActions state={state} askAll={askAll} />
			<div className="mt-3 grid gap-3">
				{SECTIONS.map((section) => (
					<SectionCard
						key={section}
						section={section}
						card={cardOf(state, section)}
						shownChallenge={state.shownChallenge}
						ask={ask}
						solve={solve}
						inRows
					/>
				))}
			</div>
		</section>
	);
}
