import { redirect, useLocation } from 'react-router';
import { BRAND } from '../../brand.ts';
import { useSettings } from '../../site.ts';
import { carryFrame } from '../../ui/frame.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { addressOf, readAddress } from '../search/address.ts';
import type { Route } from './+types/route';
import { Apps } from './apps.tsx';
import { Claims } from './claims.tsx';
import { FreeAndWhy } from './free-and-why.tsx';
import { Hero } from './hero.tsx';
import { OwnerPromo } from './owner-promo.tsx';
import { WhatYouLearn } from './what-you-learn.tsx';

/** Looks the same for everybody: the server renders it once and keeps it (addresses with a query it renders anew). */
export const handle = { static: true };

/** The form without scripts sends its fields here: a good VIN goes straight on to its report. */
export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const { search } = readAddress(searchParams);
	if (search?.kind !== 'vin') return null;
	const address = addressOf(search);
	throw redirect(searchParams.get('isFrame') === 'true' ? carryFrame(address) : address);
}

/** In the browser the form itself decides, so that a change of page asks the server nothing. */
export function clientLoader() {
	return null;
}

/** The home page: the search, and what it gives. At /testIndex it stands for trying out, and for no search engine. */
export default function Home() {
	const { pathname } = useLocation();
	const siteUrl = useSettings().siteUrl.replace(/\/$/, '');
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
			<Hero />
			<div className="wrap pb-15">
				<WhatYouLearn />
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
