import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { SoonLabel } from '../../ui/soon.tsx';

/** A paid request that cannot be bought yet: what it will do, and its button with «скоро». */
export function PaidSoon({ name, children }: { name: string; children: ReactNode }) {
	const words = useId();
	return (
		<div className="mt-4 grid gap-3 rounded-field bg-mute-soft px-4 py-3.5 sm:grid-cols-[1fr_auto] sm:items-center">
			<p id={words} className="text-[14.5px] text-ink-2">
				{children}
			</p>
			<Button look="ghost" size="s" disabled aria-describedby={words}>
				{name} <SoonLabel />
			</Button>
		</div>
	);
}
