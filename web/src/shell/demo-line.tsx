import { useOptionalSettings } from '../site.ts';

/** What every page says of itself, print included, as that answers are invented; not on own documents. */
export function DemoLine() {
	const notice = useOptionalSettings()?.notice;
	if (!notice) return null;
	return (
		<aside
			aria-label="О данных"
			className="in-[:has([data-own-paper])]:print:hidden bg-demo px-2 py-1 text-center text-[12.5px] font-medium sm:text-[13.5px] text-demo-ink"
		>
			{notice}
		</aside>
	);
}
