import type { Section } from '@avtosverka/contract/vocabulary/register';
import { useState } from 'react';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import type { SectionRowsProps } from './section-rows.tsx';

const load = () => import('./later-section-rows.tsx');

/** «Все сведения записи»: every field, loaded when it is unfolded. */
export function RowsOnDemand<S extends Section>(props: SectionRowsProps<S>) {
	const [wanted, setWanted] = useState(false);
	const rows = useLazyModule(load, wanted);
	return (
		<details
			onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
			className="peer text-base text-ink open:order-last open:w-full print:hidden"
		>
			<summary className="inline-flex min-h-8 items-center text-sm font-medium text-accent underline-offset-2 hover:underline">
				Все сведения записи
			</summary>
			<div className="mt-2 min-h-20 border-t border-line pt-3">
				{rows.state === 'ready' && <rows.module.LaterSectionRows {...props} />}
				{rows.state === 'failed' && <LoadAgain again={rows.again} />}
			</div>
		</details>
	);
}
