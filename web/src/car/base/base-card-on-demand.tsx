import type { BaseData } from '@avtosverka/contract/check/base';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import type { SectionState } from '../state/report-state.ts';

const load = () => import('./later-base-card.tsx');

export type BaseCardOnDemandProps = { card: SectionState<BaseData>; isOpen: boolean; onAgain: () => void };

/** The basic card, loaded when its line is opened. */
export function BaseCardOnDemand({ card, isOpen, onAgain }: BaseCardOnDemandProps) {
	const base = useLazyModule(load, isOpen);
	if (base.state === 'ready') return <base.module.LaterBaseCard card={card} onAgain={onAgain} />;
	return (
		<div className="min-h-[430px] sm:min-h-[240px]">
			{base.state === 'failed' && <LoadAgain again={base.again} />}
		</div>
	);
}
