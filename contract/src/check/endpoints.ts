import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { getBaseRoute, sectionRoute } from '../routes/check.ts';
import type { Section } from '../vocabulary/register.ts';
import { ProtectionValue, VinInput } from '../vocabulary/schemas.ts';
import { BaseData } from './base.ts';
import { SECTION_DATA } from './data.ts';
import { checkReply } from './meta.ts';
import { SECTION_CATALOGUE } from './sections.ts';

const SharedValue = ProtectionValue.describe(
	'Значение защиты от роботов; одно открывает все проверки одной машины, каждую по разу',
);

export const getBase = endpoint(getBaseRoute, {
	summary: 'Основные сведения о машине по VIN',
	params: z.object({ vin: VinInput }),
	reply: checkReply(BaseData),
});

/** The endpoint of one section's check. */
export function sectionEndpoint<S extends Section>(section: S) {
	return endpoint(sectionRoute(section), {
		summary: SECTION_CATALOGUE[section].title,
		params: z.object({ vin: VinInput, token: SharedValue }),
		reply: checkReply(SECTION_DATA[section]),
	});
}
