/**
 * The sources of the full report that the sandbox sells, each with the milliseconds after which it has
 * answered. Names as in the supplier's own list (github avtocod/specs), but for `carprice` and `pledge`,
 * which older reports use.
 */
export const SOURCE_DELAYS = {
	base: 300,
	'references.base': 350,
	'gibdd.history': 600,
	'vin.decoder': 650,
	'mileages.registry': 700,
	'gibdd.wanted': 800,
	'gibdd.restrict': 900,
	'osago.registry': 950,
	'gibdd.dtp': 1000,
	'av.taxi': 1050,
	'eaisto.registry': 1150,
	'gibdd.eaisto': 1300,
	'leasing.registry': 1350,
	'recall.campaigns.registry': 1400,
	'images.avtonomer': 1500,
	'rsaosago.base': 1600,
	'customs.fts': 1800,
	'repairs.history.registry': 1900,
	'pledge.online': 2000,
	pledge: 2000,
	'gibdd.fines': 2100,
	'ads.price': 2200,
	carprice: 2200,
	'vehicle.price': 2500,
} as const;

export type SourceName = keyof typeof SOURCE_DELAYS;

const OLDER: readonly SourceName[] = ['pledge', 'carprice'];
const NEWER: readonly SourceName[] = ['pledge.online', 'ads.price', 'vehicle.price'];

/** The sources that a report has. */
export function sourcesOf(older: boolean, lacks: readonly SourceName[]): readonly SourceName[] {
	const left = [...lacks, ...(older ? NEWER : OLDER)];
	return (Object.keys(SOURCE_DELAYS) as SourceName[]).filter((name) => !left.includes(name));
}

/** Which sources fill a section of the content; an unnamed section is always there, and empty. */
export const FEEDERS: Readonly<Record<string, readonly SourceName[]>> = {
	identifiers: ['base', 'gibdd.history'],
	identifiers_masked: ['base', 'gibdd.history'],
	tech_data: ['base', 'gibdd.history'],
	additional_info: ['base', 'gibdd.history'],
	ownership: ['gibdd.history'],
	accidents: ['gibdd.dtp'],
	stealings: ['gibdd.wanted'],
	restrictions: ['gibdd.restrict'],
	diagnostic_cards: ['gibdd.eaisto', 'eaisto.registry'],
	mileages: ['gibdd.eaisto', 'eaisto.registry', 'mileages.registry'],
	insurance: ['rsaosago.base', 'osago.registry'],
	pledges: ['pledge'],
	pledges_online: ['pledge.online'],
	recall_campaigns: ['recall.campaigns.registry'],
	customs: ['customs.fts'],
	market_prices: ['ads.price'],
	car_price: ['carprice'],
	images: ['images.avtonomer'],
	taxi: ['av.taxi'],
	leasings: ['leasing.registry'],
	repairs: ['repairs.history.registry'],
	fines: ['gibdd.fines'],
};

/** Every source that fills a section which anybody here asks about. */
export const ASKED_SOURCES: readonly SourceName[] = (Object.keys(SOURCE_DELAYS) as SourceName[]).filter(
	(name) => !['av.taxi', 'leasing.registry', 'repairs.history.registry', 'gibdd.fines'].includes(name),
);

/** The sources that suffer from the failure modes `source-error` and `endless`. */
export const FAILING_SOURCE: SourceName = 'gibdd.restrict';
export const ENDLESS_SOURCE: SourceName = 'gibdd.dtp';
