import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCounter } from '../analytics/use-counter.ts';
import { DemoLine } from './demo-line.tsx';
import { Footer } from './footer.tsx';
import { OfflineGate } from './offline-gate.tsx';
import { useHeadingFocus } from './page-change.ts';
import { PageProgress } from './progress.tsx';
import { SessionGate } from './session-gate.tsx';
import { ToTop } from './to-top.tsx';
import { TopBar } from './top-bar.tsx';

/** Everything around a page. */
export function Shell({ children }: { children: ReactNode }) {
	useHeadingFocus();
	useCounter();
	// The widget stands on somebody else's page, which has a bar and a foot of its own.
	const bare = useLocation().pathname === '/widget';
	return (
		<>
			<div id="page" className={bare ? '' : 'flex min-h-dvh flex-col'}>
				<a
					href="#content"
					className="absolute top-2 left-2 z-50 -translate-y-20 rounded-chip bg-white px-4 py-2.5 font-semibold text-night focus:translate-y-0"
				>
					Перейти к содержанию
				</a>
				<PageProgress />
				<DemoLine />
				{!bare && <TopBar />}
				<main id="content" tabIndex={-1} className="outline-none">
					{children}
				</main>
				{!bare && <Footer />}
				{!bare && <ToTop />}
			</div>
			{/* Beside the page, not in it: a dialog makes the page inert. */}
			<SessionGate />
			{!bare && <OfflineGate />}
		</>
	);
}
