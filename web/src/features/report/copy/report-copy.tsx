import type { CachedReport } from '@avtosverka/contract/site';
import { formatMoment, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAskedPrice } from '../../../asked-prices/use-asked-price.ts';
import type { SectionOutcome } from '../../../car/state/report-state.ts';
import { openingState } from '../../../car/state/report-state.ts';
import { useDecision } from '../../../car/verdict/use-decision.ts';
import { WithinCopy } from '../../../car/within-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CarReportView } from '../report-view.tsx';

export type ReportCopyProps = { vin: Vin; plate: Plate | null; stored: CachedReport; savedAt: IsoMoment };

const neverAsked = async (): Promise<SectionOutcome> => 'failed';
const nothingAsked = async (): Promise<void> => {};

/** A report as it stood on this device when there was a connection: to be read only. */
export function ReportCopy({ vin, plate, stored, savedAt }: ReportCopyProps) {
	const [state] = useState(() => openingState(stored));
	const used = useDecision({ vin, plate, stored, decided: null }, state, useAskedPrice(vin));
	const { revalidate, state: asking } = useRevalidator();
	return (
		<WithinCopy value={true}>
			<CarReportView
				vin={vin}
				plate={plate}
				state={state}
				used={used}
				askButton={null}
				ask={neverAsked}
				solve={neverAsked}
				askBase={nothingAsked}
				askAll={nothingAsked}
				notice={
					<Notice kind="warning" className="mb-4">
						<p>
							Сохранённая копия от {formatMoment(savedAt)}: связи нет, ответы могли измениться. Кнопки
							заработают, когда связь появится.
						</p>
						<Button
							variant="ghost"
							size="s"
							busy={asking === 'loading'}
							icon={<RefreshCw aria-hidden className="size-[18px]" />}
							onClick={() => void revalidate()}
							className="mt-2.5 bg-paper"
						>
							Попробовать снова
						</Button>
					</Notice>
				}
			/>
		</WithinCopy>
	);
}
