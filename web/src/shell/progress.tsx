import { useNavigation } from 'react-router';

/** A thin line under the bar while the next page is on its way; a quick change never shows it. */
export function PageProgress() {
	const { state } = useNavigation();
	if (state === 'idle') return null;
	return (
		<div role="status" className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden">
			<span className="sr-only">Открываем страницу…</span>
			<div className="h-full w-full origin-left animate-advance bg-accent" />
		</div>
	);
}
