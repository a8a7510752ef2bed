import { useEffect, useState } from 'react';
import { PartnerReportLink } from '../../car/partner-report-link.tsx';
import { ToComments } from '../../comments/to-comments.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { formAddress } from '../../ui/owner-report-addresses.ts';

/**
 * What else is offered, under the thumb, our own before the partner's: a low line of links, no next step. It
 * keeps its place while the verdict is in view, and is not seen: no reason is ever covered.
 */
export function BottomBar({ vin }: { vin: string }) {
	const shown = useVerdictGone();
	return (
		<div
			data-bottom-bar
			className={`sticky bottom-0 z-10 flex min-h-[54px] items-center justify-between gap-3 border-t border-line bg-paper px-4 pb-[env(safe-area-inset-bottom)] text-[14px] leading-tight noscript:visible noscript:static min-[900px]:hidden print:hidden ${shown ? '' : 'invisible'}`}
		>
			<OwnLink
				to={formAddress(vin)}
				className="flex min-h-11 flex-none items-center text-accent underline underline-offset-2"
			>
				Проверить владельца
			</OwnLink>
			<ToComments iconOnly className="min-w-11 justify-center" />
			<PartnerReportLink variant="text" />
		</div>
	);
}

/** True while nothing of the verdict and its reasons is in view; never before the page is alive. */
function useVerdictGone(): boolean {
	const [gone, setGone] = useState(false);
	useEffect(() => {
		const verdict = document.querySelector('[data-verdict]');
		if (verdict === null) return;
		const observer = new IntersectionObserver((entries) => {
			const last = entries.at(-1);
			if (last) setGone(!last.isIntersecting);
		});
		observer.observe(verdict);
		return () => observer.disconnect();
	}, []);
	return gone;
}
