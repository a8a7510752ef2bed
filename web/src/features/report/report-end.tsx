import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useRef } from 'react';
import { PartnerReportLink } from '../../car/partner-report-link.tsx';
import { ToComments } from '../../comments/to-comments.tsx';
import { Card as Sheet } from '../../ui/card.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import { useNear } from '../../ui/use-near.ts';

const loadWatch = () => import('./watch/watch-car.tsx');

/** Below the ten cards: the full report once more, the way to the comments, and watching the car. */
export function ReportEnd({ vin }: { vin: Vin }) {
	const end = useRef<HTMLDivElement>(null);
	const watch = useLazyModule(loadWatch, useNear(end));
	return (
		<>
			<Sheet
				as="section"
				className="mt-2 flex items-center gap-x-4 px-3.5 py-2.5 max-[899px]:hidden lg:mt-3.5 print:hidden"
			>
				<div className="min-w-0 flex-1">
					<h2 className="text-[15.5px] leading-tight font-semibold">Полный отчёт</h2>
					<p className="mt-0.5 text-[13.5px] leading-snug text-ink-2">Фотографии, объявления и такси</p>
				</div>
				<PartnerReportLink variant="ghost" className="flex-none" />
			</Sheet>
			<div
				ref={end}
				className="mt-1 flex min-h-11 flex-wrap items-start justify-between gap-x-4 lg:mt-3 print:hidden"
			>
				<ToComments className="min-[900px]:hidden" />
				{watch.state === 'ready' && <watch.module.WatchCar vin={vin} />}
				{watch.state === 'failed' && <LoadAgain again={watch.again} />}
			</div>
		</>
	);
}
