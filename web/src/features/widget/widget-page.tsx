import type { CachedReport } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { BRAND } from '../../brand.ts';
import { PlateLookup, preparePlateLookup, usePlateDialog } from '../../plate/plate-lookup.tsx';
import { usePlateInAddress } from '../../plate/use-plate-in-address.ts';
import { readAddress } from '../../search/address.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { useSearch } from '../../search/use-search.ts';
import { useSettings } from '../../site.ts';
import { CarAddressesProvider } from '../../ui/car-addresses.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { inkOn, isLegible, readAppearance } from './appearance.ts';
import { tellHeight } from './tell-height.ts';
import { widgetAddresses } from './widget-addresses.ts';
import { WidgetReport } from './widget-report.tsx';

export type WidgetPageProps = {
	report: { readonly vin: Vin; readonly plate: Plate | null; readonly stored: CachedReport } | null;
};

/** The whole widget: search, report, and who made it. */
export function WidgetPage({ report }: WidgetPageProps) {
	const [parameters] = useSearchParams();
	const { theme, accent } = readAppearance(parameters);
	const addresses = useMemo(() => widgetAddresses(parameters), [parameters]);
	const siteUrl = useSettings().siteUrl;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => (box.current ? tellHeight(box.current) : undefined), []);

	const own = accent !== null && isLegible(accent, theme) ? { accent, ink: inkOn(accent) } : null;
	const colours = own && ({ '--color-accent': own.accent, '--color-accent-ink': own.ink } as CSSProperties);
	return (
		<CarAddressesProvider value={addresses}>
			<div
				ref={box}
				data-theme={theme ?? undefined}
				style={colours ?? undefined}
				className="bg-ground p-3 text-ink sm:p-4"
			>
				<h1 className="sr-only">Проверка автомобиля</h1>
				<WidgetSearch />
				{report && (
					<WidgetReport key={report.vin} vin={report.vin} plate={report.plate} stored={report.stored} />
				)}
				<p className="mt-3 text-right text-[13.5px] text-ink-3">
					Данные:{' '}
					<a href={siteUrl} target="_blank" rel="noopener" className="text-accent">
						{BRAND}
						<span className="sr-only"> (откроется в новой вкладке)</span>
					</a>
				</p>
			</div>
		</CarAddressesProvider>
	);
}

function WidgetSearch() {
	const [parameters] = useSearchParams();
	const address = readAddress(parameters);
	const search = useSearch({ fields: address.fields, judged: address.sent });
	const { plate, close } = usePlateInAddress();
	const dialog = usePlateDialog(plate !== null);
	const hydrated = useHydrated();
	const box = useRef<HTMLDivElement>(null);
	return (
		<div ref={box}>
			<SearchForm
				search={search}
				busy={hydrated && plate !== null && dialog.state === 'loading'}
				onPlateFocus={preparePlateLookup}
			/>
			{plate !== null && (
				<PlateLookup
					plate={plate}
					dialog={dialog}
					onClose={() => {
						search.send({ kind: 'cleared', field: 'vin' });
						close();
					}}
					returnFocus={() => box.current?.querySelector<HTMLElement>('button[type=submit]') ?? null}
				/>
			)}
		</div>
	);
}
