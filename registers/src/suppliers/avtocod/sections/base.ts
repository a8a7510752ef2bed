import { anyList, at, node } from '../../../reading/node.ts';
import { hasValues } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { Base } from '../../../registers/base.ts';
import { readAvtocodRegistration } from './registration.ts';
import type { SectionReading } from './section.ts';
import { readCarModel, readIdentifiers } from './tech-data.ts';

const Photo = node({ uri: text });

/**
 * The basic card from `tech_data`, with the first photo of `images`. It is `none` only where the registration
 * says of itself that it does not know the car: a report without a card says nothing else.
 */
export function readBase(content: unknown): SectionReading<Base> {
	const { card, updated } = readCarModel(content);
	const { bodyNumber, chassisNumber, ecoClass: _, ...described } = card;
	// The report repeats the numbers that were asked for: alone they are no card.
	if (!hasValues(described)) {
		// The registration is read from the same parts: of a car that it does not know there is no card either.
		const registration = readAvtocodRegistration(content);
		if (registration.kind === 'none') return registration;
		return { kind: 'unclear', why: 'tech_data tells nothing of the car' };
	}
	const facts = {
		vin: readIdentifiers(content).vin,
		model: card.brandModel,
		chassisNumber,
		bodyNumber,
		year: card.year,
		color: card.color,
		vehicleType: card.vehicleType,
		enginePower: card.enginePower,
		engineVolume: card.engineVolume,
		imageUrl: readPhoto(content),
	};
	return { kind: 'facts', facts, skipped: 0, updated };
}

function readPhoto(content: unknown): string | null {
	const photos = anyList.parse(at(content, 'images', 'photos', 'items'));
	return photos.map((photo) => Photo.parse(photo).uri).find(isWebAddress) ?? null;
}

function isWebAddress(uri: string | null): boolean {
	return uri !== null && /^https?:\/\//.test(uri) && URL.canParse(uri);
}
