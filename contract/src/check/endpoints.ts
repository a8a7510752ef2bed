import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { Section } from '../vocabulary/register.ts';
import { ProtectionValue, VinInput } from '../vocabulary/schemas.ts';
import { BaseData } from './base.ts';
import { SECTION_DATA } from './data.ts';
import { checkReply } from './meta.ts';
import { SECTION_CATALOGUE } from './sections.ts';

const nothing = z.object({});

export const getBase = endpoint({
	name: 'getBase',
	summary: 'Основные сведения о машине по VIN',
	method: 'GET',
	path: '/v1/getBase/:vin/1',
	params: z.object({ vin: VinInput }),
	query: nothing,
	body: z.unknown(),
	reply: checkReply(BaseData),
});

/** The endpoint of one section's check; the path is the specification's, section 7. */
export function sectionEndpoint<S extends Section>(section: S) {
	const { title, path } = SECTION_CATALOGUE[section];
	return endpoint({
		name: section,
		summary: title,
		method: 'GET',
		path: path(':vin', ':token'),
		params: z.object({ vin: VinInput, token: ProtectionValue }),
		query: nothing,
		body: z.unknown(),
		reply: checkReply(SECTION_DATA[section]),
		protection: 'check',
		pictures: true,
	});
}
