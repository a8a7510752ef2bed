import type { CarRegister } from '@avtosverka/contract/vocabulary/register';

/**
 * Whether a reply carries the supplier's own word that a register has nothing: written from the description
 * of the wire and from nothing of the code under test, so that the two can disagree.
 */
export function saysNone(register: CarRegister, reply: unknown): boolean {
	const { data } = reply as { data: Json[] };
	const reports = register === 'plate' || register === 'card-index' ? data : data.slice(0, 1);
	return reports.every(
		(report) => sourcesAgree(register, report) && NONE[register]?.(report?.content ?? null) === true,
	);
}

// biome-ignore lint/suspicious/noExplicitAny: foreign JSON of any shape
type Json = any;

const CARD = /^(base|gibdd\.history|gibdd\.eaisto|eaisto\.registry|references\.base)$/;
const SOURCES: Readonly<Partial<Record<CarRegister, RegExp>>> = {
	base: CARD,
	plate: CARD,
	'card-index': CARD,
	registration: /^gibdd\.history$/,
	dtp: /^gibdd\.dtp$/,
	wanted: /^gibdd\.wanted$/,
	restrict: /^gibdd\.restrict$/,
	diagnostic: /^(gibdd\.eaisto|eaisto\.registry)$/,
	osago: /^(rsaosago\.base|osago\.registry|ramiosago\.base)$/,
	zalog: /^pledge(\..*)?$/,
	recall: /^recall\.campaigns\.registry$/,
	stats: /^(ads\.price|carprice)$/,
	customs: /^customs(\..*)?$/,
};

/** At least one source that feeds the register, every one of them OK, and none whose name is hidden. */
function sourcesAgree(register: CarRegister, report: Json): boolean {
	const sources = report?.state?.sources;
	if (!Array.isArray(sources)) return false;
	const hidden = sources.some(
		(source) => !['string', 'number'].includes(typeof source?._id) || source._id === '',
	);
	const feeding = sources.filter((source) => SOURCES[register]?.test(String(source?._id)));
	return !hidden && feeding.length > 0 && feeding.every((source) => source.state === 'OK');
}

const hasNoCarBehindPlate = (content: Json) =>
	content?.identifiers?.vehicle?.vin === null &&
	blank(content.identifiers.vehicle) &&
	blank(content.tech_data) &&
	(missing(content.identifiers_masked) || blank(content.identifiers_masked)) &&
	withoutPast([content.ownership?.history?.items, content.diagnostic_cards?.items]);

const unknownCar = (content: Json) =>
	empty(content?.ownership?.history) && (missing(content.tech_data) || blank(content.tech_data));

const NONE: Readonly<Partial<Record<CarRegister, (content: Json) => boolean>>> = {
	base: unknownCar,
	registration: unknownCar,
	dtp: (content) => empty(content?.accidents?.history, content?.accidents?.has_accidents),
	wanted: (content) => empty(content?.stealings, content?.stealings?.is_wanted),
	restrict: (content) => {
		const actions = content?.restrictions?.registration_actions;
		return empty(actions, actions?.has_restrictions);
	},
	diagnostic: (content) =>
		empty(content?.diagnostic_cards) && (missing(content.mileages) || empty(content.mileages)),
	osago: (content) => empty(content?.insurance?.osago),
	zalog: (content) => {
		const online = content?.pledges_online;
		const says = [empty(online, online?.in_pledge), empty(content?.pledges)];
		return (
			says.includes(true) &&
			(says[0] || missing(online)) === true &&
			(says[1] || missing(content?.pledges)) === true
		);
	},
	recall: (content) => empty(content?.recall_campaigns),
	stats: (content) => {
		const ads = content?.market_prices?.ads;
		const says = [empty(ads) || offersNothing(ads), empty(content?.car_price)];
		return (
			says.includes(true) &&
			(says[0] || missing(ads) || lacksParent(content, 'market_prices')) === true &&
			(says[1] || missing(content?.car_price)) === true
		);
	},
	customs: (content) => empty(content?.customs?.history),
	plate: hasNoCarBehindPlate,
	'card-index': hasNoCarBehindPlate,
};

/** One of the lists is there and empty, the other empty too or missing. */
function withoutPast(lists: readonly Json[]): boolean {
	const isEmpty = (list: Json) => Array.isArray(list) && list.length === 0;
	return lists.some(isEmpty) && lists.every((list) => isEmpty(list) || missing(list));
}

/** A real empty list, or a count of exactly nothing without a list; and no flag that says otherwise. */
function empty(section: Json, flag?: Json): boolean {
	if (!isObject(section)) return false;
	const emptyList = Array.isArray(section.items) && section.items.length === 0;
	const counted = section.count === 0;
	const said = (emptyList && (missing(section.count) || counted)) || (missing(section.items) && counted);
	return said && (missing(flag) || flag === false);
}

function offersNothing(ads: Json): boolean {
	if (!isObject(ads) || (Number.isSafeInteger(ads.count) && ads.count > (ads.items?.length ?? 1)))
		return false;
	const items = isObject(ads.items) ? [ads.items] : ads.items;
	if (!Array.isArray(items) || items.length === 0) return false;
	return items.every(
		(item) =>
			isObject(item) &&
			(missing(item.amount) || blank(item.amount)) &&
			Array.isArray(item.related_ads) &&
			item.related_ads.length === 0 &&
			!foreign(item.currency?.type),
	);
}

function foreign(currency: Json): boolean {
	const named = typeof currency === 'string' || typeof currency === 'number';
	return named && !/^(rub|rur|)$/i.test(String(currency));
}

/** An object with nothing but dates, names of providers and plates. */
function blank(value: Json): boolean {
	return isObject(value) && !/[^\s{}[\],:]/.test(leaves(value));
}

function leaves(value: Json): string {
	if (value === null || value === '') return '';
	if (typeof value !== 'object') return 'told';
	return Object.entries(value)
		.filter(([key]) => !['date', 'filled_by', 'reg_num'].includes(key))
		.map(([, inner]) => leaves(inner))
		.join('');
}

function isObject(value: Json): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function missing(value: Json): boolean {
	return value === undefined || value === null;
}

/** A path that breaks off above the section leaves it missing, regardless of what stands there. */
function lacksParent(content: Json, key: string): boolean {
	return !isObject(content?.[key]);
}
