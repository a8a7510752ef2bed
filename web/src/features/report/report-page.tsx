import type { CachedReport } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { Fragment } from 'react';
import { AdSlot } from '../ads/ad-slot.tsx';
import { CommentsSection } from '../comments/comments.tsx';
import { BaseCard } from './base/base-card.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CheckCard } from './card/check-card.tsx';
import { useStoreCopy } from './copy/use-store-copy.ts';
import { AskedPrice } from './price/asked-price.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportEnd } from './report-end.tsx';
import { ReportTitle } from './report-title.tsx';
import { SidePanel } from './side-panel.tsx';
import { cardOf } from './state/report-state.ts';
import { useReport } from './state/use-report.ts';

export type ReportPageProps = { vin: Vin; plate: Plate | null; stored: CachedReport };

/** The report on one car. Give it the VIN as its key: another car is another report. */
export function ReportPage({ vin, plate, stored }: ReportPageProps) {
	const { state, ask, solve, askBase, askAll } = useReport(vin, stored);
	useStoreCopy(vin, plate, state);
	return (
		<>
			<div className="wrap grid items-start gap-6 pt-6 pb-10 min-[900px]:grid-cols-[minmax(0,1fr)_316px] print:block">
				<div>
					<ReportTitle vin={vin} plate={plate} />
					<BaseCard card={state.base} onAgain={() => askBase(true)} />
					<ReportActions state={state} askAll={askAll} />
					<div className="mt-3.5 grid gap-3.5">
						{SECTIONS.map((section, index) => (
							<Fragment key={section}>
								<CheckCard
									section={section}
									card={cardOf(state, section)}
									turn={state.turn}
									ask={ask}
									solve={solve}
								/>
								{index === 3 && <AdSlot place={0} />}
								{index === 7 && <AdSlot place={1} />}
							</Fragment>
						))}
					</div>
					<AskedPrice vin={vin} stats={state.cards.stats.reply?.data ?? null} />
					<ReportEnd />
					<CommentsSection vin={vin} />
				</div>
				<SidePanel state={state} />
			</div>
			<BottomBar />
		</>
	);
}
