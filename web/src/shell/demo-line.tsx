import { useOptionalSettings } from '../site.ts';

/** Says on every page, print included, that answers here are invented; not on own documents. */
export function DemoLine() {
	if (!useOptionalSettings()?.demonstration) return null;
	return (
		<aside
			aria-label="О данных"
			className="in-[:has([data-own-paper])]:print:hidden bg-demo px-2 py-1 text-center text-[12.5px] font-medium sm:text-[13.5px] text-demo-ink"
		>
			Демонстрационные данные: ответы реестров вымышлены
		</aside>
	);
}
