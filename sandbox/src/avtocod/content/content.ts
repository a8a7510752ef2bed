import type { Car } from '../../subjects/car.ts';
import { inventCar, spotless } from '../../subjects/invent.ts';
import { FEEDERS, type SourceName } from '../sources.ts';
import { accidents } from './accidents.ts';
import { emptySections } from './empty-sections.ts';
import { diagnosticCards, mileages } from './inspections.ts';
import { insurance } from './insurance.ts';
import { carPrice, marketPrices } from './market.ts';
import { nulled, torn, unanswered, unknown } from './nulls.ts';
import { customs, images, recallCampaigns } from './origins.ts';
import { ownership } from './ownership.ts';
import { pledgesOlder, pledgesOnline } from './pledges.ts';
import { restrictions, stealings } from './police.ts';
import type { Page, Section } from './section.ts';
import { additionalInfo, identifiers, techData } from './tech-data.ts';

export type Content = Readonly<Record<string, unknown>>;
export type Form = 'full' | 'older' | 'nulls' | 'torn' | 'empty';

/** Everything that a finished report says about a car, by section. */
export function fullContent(page: Page, form: Form): Content {
	const { plain, masked } = identifiers(page);
	const older = form === 'older';
	const content: Content = {
		identifiers: plain,
		identifiers_masked: masked,
		tech_data: techData(page),
		additional_info: additionalInfo(page),
		...emptySections(page.updated),
		customs: customs(page),
		...(older ? { pledges: pledgesOlder(page) } : { pledges_online: pledgesOnline(page) }),
		insurance: insurance(page),
		accidents: accidents(page),
		restrictions: restrictions(page),
		stealings: stealings(page),
		ownership: ownership(page),
		mileages: mileages(page),
		diagnostic_cards: diagnosticCards(page),
		images: images(page),
		recall_campaigns: recallCampaigns(page),
		...(older ? { car_price: carPrice(page) } : { market_prices: marketPrices(page) }),
	};
	if (form === 'nulls') return nulled(content) as Content;
	return form === 'torn' ? (torn(content) as Content) : content;
}

const IDENTITY = ['identifiers', 'identifiers_masked', 'tech_data', 'additional_info'];

/** A finished report about an unknown VIN or plate: empty lists, and nulls for the car itself. */
export function contentAboutUnknownCar(updated: string, origin: string): Content {
	const anybody = spotless(inventCar('XTAGFL110KY100404', null, updated.slice(0, 10)));
	const unknownCar: Car = {
		...anybody,
		owners: [],
		inspections: [],
		readings: [],
		policies: [],
		adverts: [],
	};
	const content = fullContent({ car: unknownCar, updated, origin }, 'full');
	const blanks = IDENTITY.map((name) => [name, unknown(content[name])]);
	return { ...content, ...Object.fromEntries(blanks) };
}

/** Sections that are not there at all until their source has answered. */
const ABSENT_BEFORE = ['recall_campaigns', 'market_prices', 'images'];
/** Sections that are null until their source has answered; all others show empty lists. */
const NULL_BEFORE = ['stealings', 'ownership', 'tech_data', 'additional_info'];

/** The content as far as sources have answered: a section shows as soon as one of its sources says OK. */
export function revealed(content: Content, answered: ReadonlySet<SourceName>): Content {
	const sections = Object.entries(content).flatMap(([name, section]): [string, unknown][] => {
		const feeders = FEEDERS[name];
		if (!feeders || feeders.some((source) => answered.has(source))) return [[name, section]];
		if (ABSENT_BEFORE.includes(name)) return [];
		return [[name, NULL_BEFORE.includes(name) ? null : unanswered(section as Section)]];
	});
	return Object.fromEntries(sections);
}
