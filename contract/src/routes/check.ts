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
};

function sectionRoute<S extends Section>(name: S, path: Route['path']): SectionRoute<S> {
	return { name, method: 'GET', path, protection: 'check', pictures: true };
}

/** Where each section's check is asked; the paths are the specification's, section 7. */
export const SECTION_ROUTES: { readonly [S in Section]: SectionRoute<S> } = {
	registration: sectionRoute('registration', '/v1/gibdd/:vin/registration/:token'),
	dtp: sectionRoute('dtp', '/v1/gibdd/:vin/dtp/:token'),
	wanted: sectionRoute('wanted', '/v1/gibdd/:vin/wanted/:token'),
	restrict: sectionRoute('restrict', '/v1/gibdd/:vin/restrict/:token'),
	diagnostic: sectionRoute('diagnostic', '/v1/gibdd/:vin/diagnostic/:token'),
	osago: sectionRoute('osago', '/v1/getPoliciesByVin/:vin/:token'),
	zalog: sectionRoute('zalog', '/v1/getZalog/:vin/:token'),
	recall: sectionRoute('recall', '/v1/getRecalls/:vin/:token'),
	stats: sectionRoute('stats', '/v1/getStats/:vin/:token'),
	customs: sectionRoute('customs', '/v1/getCustoms/:vin/:token'),
};
