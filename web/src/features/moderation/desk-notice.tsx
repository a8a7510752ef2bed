import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { DeskNotice } from './use-desk.ts';

/** How long it stands over the page, ms: an error is longer to read. */
const SHOWN_MS = { info: 5_000, error: 12_000 } as const;

/** What came of the last press, over the page wherever it is scrolled to, so that nothing moves. */
export function SaidNotice({ said }: { said: DeskNotice | null }) {
	const [over, setOver] = useState<DeskNotice | null>(null);

	useEffect(() => {
		if (said === null) return;
		const timer = setTimeout(() => setOver(said), SHOWN_MS[said.kind]);
		return () => clearTimeout(timer);
	}, [said]);

	return (
		// The region is there before its words are: only then they are read out.
		<div
			role="status"
			className="pointer-events-none fixed inset-x-3 top-26 z-30 grid justify-items-center md:inset-x-5 md:justify-items-end"
		>
			{said && said !== over && (
				<Notice kind={said.kind} className="pointer-events-auto max-w-120 animate-rise shadow-lift">
					{said.text}
				</Notice>
			)}
		</div>
	);
}
