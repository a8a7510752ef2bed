import { redirect, useLocation } from 'react-router';
import { BRAND } from '../../brand.ts';
import { addressOf, readAddress } from '../../search/address.ts';
import { carInPaste, type FoundInPaste } from '../../search/car-in-paste.ts';
import { useSiteUrl } from '../../site.ts';
import { ASKED_HASH } from '../../ui/car-addresses.ts';
import { carryFrame } from '../../ui/carry-frame.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import type { Route } from './+types/route';
import { Apps } from './apps.tsx';
import { Claims } from './claims.tsx';
import { FreeAndWhy } from './free-and-why.tsx';
import { Hero } from './hero.tsx';
import { OwnerPromo } from './owner-promo.tsx';
import { RecentCars } from './recent-cars.tsx';
import { WhatYouLearn } from './what-you-learn.tsx';

/** The same for everybody: the server renders it once and caches it (with a query, each time). */
export const handle = { static: true };

/** The form without scripts sends its fields here: a good VIN goes on to its report, with the wish to ask. */
export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const { search } = readAddress(searchParams);
	const found = search === null ? inWholeText(searchParams) : null;
	const car = search ?? (found && readAddress(new URLSearchParams({ [found.field]: found.text })).search);
	// Where the address itself names the plate, the page opens its lookup.
	if (car === null || (car === search && car.kind === 'plate')) return { mistake: found?.mistake ?? null };
	// A press that was earlier than the scripts is as good as one that was later.
	const address = `${addressOf(car)}${car.kind === 'vin' ? ASKED_HASH : ''}`;
	throw redirect(searchParams.get('isFrame') === 'true' ? carryFrame(address) : address);
}

/** What stands in the whole text that one of the fields was sent with. */
function inWholeText(searchParams: URLSearchParams): FoundInPaste | null {
	const [vin, plate] = ['vin', 'plate'].map((field) => searchParams.get(field)?.trim() ?? '');
	if ((vin === '') === (plate === '')) return null;
	return carInPaste(vin ? { field: 'vin', text: vin } : { field: 'plate', text: plate ?? '' });
}

/** In the browser the form itself decides, so that a change of page asks the server nothing. */
export function clientLoader() {
	return null;
}

/**
 * The home page: the search, and what it gives. At /testIndex it stands for trying out, and for no search
 * engine.
 */
export default function Home({ loaderData }: Route.ComponentProps) {
	const { pathname } = useLocation();
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head
				title="Бесплатная проверка авто по госномеру и VIN"
				description="Бесплатный поиск по госномеру и VIN. Полная история автомобиля: регистрация, ДТП, ограничения, пробег, залоги, владельцы и статус."
				index={pathname === '/'}
			/>
			<JsonLd
				data={{
					'@type': 'Organization',
					name: BRAND,
					url: `${siteUrl}/`,
					logo: `${siteUrl}/icons/icon-512.png`,
				}}
			/>
			<Hero mistake={loaderData?.mistake ?? null} />
			<div className="wrap pb-15">
				<WhatYouLearn />
				<RecentCars />
				<div className="grid gap-4.5 pt-11 lg:grid-cols-[1.35fr_1fr] lg:pt-13">
					<OwnerPromo />
					<Claims />
				</div>
				<FreeAndWhy />
				<Apps />
			</div>
		</>
	);
}
