import type { ReactNode } from 'react';

/** The page of the console: its heading, and what can be done with the whole. */
export function ConsolePage({ action, children }: { action?: ReactNode; children: ReactNode }) {
	return (
		<div className="wrap grid min-h-100 content-start gap-6 py-11">
			<header className="flex flex-wrap items-center justify-between gap-3">
				<h1 className="text-[clamp(24px,3.4vw,32px)] font-bold">Пульт оператора</h1>
				{action}
			</header>
			{children}
		</div>
	);
}
