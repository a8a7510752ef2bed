import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { PartFailed } from '../report/part-failed.tsx';
import { readBlock } from '../report/read-blocks.ts';
import type { BuyerCarProps } from './buyer-car.tsx';

const load = () => import('./buyer-car.tsx');

/** Where a reader names the car that they buy; nothing where there is no pledge to compare it with. */
export function LazyBuyerCar({ report, ...props }: Omit<BuyerCarProps, 'uuid'> & { report: OwnerReport }) {
	const pledge = readBlock(report, 'pledge');
	const isWanted = pledge !== null && pledge !== 'unreadable' && pledge.pageData.length > 0;
	const part = useLazyModule(load, isWanted);
	if (!isWanted) return null;
	return (
		<div className="min-h-11 border-t border-line print:hidden">
			{part.state === 'ready' && <part.module.BuyerCar uuid={report.report_uuid} {...props} />}
			{part.state === 'failed' && <PartFailed again={part.again} />}
		</div>
	);
}
