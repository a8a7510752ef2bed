import { SECTION_CATALOGUE } from '../check/sections.ts';
import type { Route } from '../route.ts';
import type { Section } from '../vocabulary/register.ts';

export const getBaseRoute = {
	name: 'getBase',
	method: 'GET',
	path: '/v1/getBase/:vin/1',
} as const satisfies Route;

/** The route of one section's check. */
export type SectionRoute<S extends Section = Section> = Route & {
	readonly name: S;
	readonly method: 'GET';
	readonly protection: 'check';
	readonly protectionPerCar: true;
};

/** Where one section's check is asked. */
export function sectionRoute<S extends Section>(section: S): SectionRoute<S> {
	const { path } = SECTION_CATALOGUE[section];
	return { name: section, method: 'GET', path, protection: 'check', protectionPerCar: true, pictures: true };
}
