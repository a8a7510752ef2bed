import type { CachedReport } from '@avtosverka/contract/site';
import { formatMoment, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BaseCard } from '../base/base-card.tsx';
import { CheckCard } from '../card/check-card.tsx';
import { nobodyKnows } from '../nobody-knows.ts';
import { ReportTitle } from '../report-title.tsx';
import type { Came } from '../state/report-state.ts';
import { cardOf, openingState } from '../state/report-state.ts';
import { summaryLine } from '../summary.ts';
import { WithinCopy } from './within-copy.ts';

export type ReportCopyProps = { vin: Vin; plate: Plate | null; stored: CachedReport; savedAt: IsoMoment };

const nobodyAsked = async (): Promise<Came> => 'failed';

/** A report as it stood on this device when there was a connection: to be read only. */
export function ReportCopy({ vin, plate, stored, savedAt }: ReportCopyProps) {
	const state = openingState(stored);
	const { revalidate, state: asking } = useRevalidator();
	return (
		<WithinCopy value={true}>
			<div className="wrap max-w-220 pt-6 pb-10">
				<ReportTitle vin={vin} plate={plate} />
				<Notice kind="warning" className="mb-4">
					<p>
						Сохранённая копия от {formatMoment(savedAt)}: связи нет, ответы могли измениться. Кнопки
						заработают, когда связь появится.
					</p>
					<Button
						look="ghost"
						size="s"
						busy={asking === 'loading'}
						icon={<RefreshCw aria-hidden className="size-[18px]" />}
						onClick={() => void revalidate()}
						className="mt-2.5 bg-paper"
					>
						Попробовать снова
					</Button>
				</Notice>
				<BaseCard card={state.base} onAgain={() => {}} />
				<p className="mt-3.5 text-[15px] text-ink-2 empty:hidden">{summaryLine(state)}</p>
				<p className="mt-2 font-semibold empty:hidden">{nobodyKnows(state)}</p>
				<div className="mt-3.5 grid gap-3.5">
					{SECTIONS.map((section) => (
						<CheckCard
							key={section}
							section={section}
							card={cardOf(state, section)}
							turn={null}
							ask={nobodyAsked}
							solve={nobodyAsked}
						/>
					))}
				</div>
			</div>
		</WithinCopy>
	);
}
