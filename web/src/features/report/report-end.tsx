import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useRef } from 'react';
import { PartnerReportLink } from '../../car/partner-report-link.tsx';
import { ToComments } from '../../comments/to-comments.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import { useNear } from '../../ui/use-near.ts';

const loadWatch = () => import('./watch/watch-car.tsx');

/** Below the ten cards: the way to the comments, watching the car, and the full report once more. */
export function ReportEnd({ vin }: { vin: Vin }) {
	const end = useRef<HTMLDivElement>(null);
	const watch = useLazyModule(loadWatch, useNear(end));
	return (
		<div
			ref={end}
			className="mt-1 flex min-h-11 flex-wrap items-start justify-between gap-x-4 lg:mt-3 print:hidden"
		>
			<ToComments className="min-[900px]:hidden" />
			{watch.state === 'ready' && <watch.module.WatchCar vin={vin} />}
			{watch.state === 'failed' && <LoadAgain again={watch.again} />}
			<PartnerReportLink variant="ghost" className="ml-auto max-[899px]:hidden" />
		</div>
	);
}
