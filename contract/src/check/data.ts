import type { z } from 'zod';
import type { Section } from '../vocabulary/register.ts';
import { CustomsData } from './customs.ts';
import { DiagnosticData } from './diagnostic.ts';
import { DtpData } from './dtp.ts';
import type { CheckReply } from './meta.ts';
import { OsagoData } from './osago.ts';
import { RecallData } from './recall.ts';
import { RegistrationData } from './registration.ts';
import { RestrictData } from './restrict.ts';
import { StatsData } from './stats.ts';
import { WantedData } from './wanted.ts';
import { ZalogData } from './zalog.ts';

/** The data of each section, as schemas. */
export const SECTION_DATA = {
	registration: RegistrationData,
	dtp: DtpData,
	wanted: WantedData,
	restrict: RestrictData,
	diagnostic: DiagnosticData,
	osago: OsagoData,
	zalog: ZalogData,
	recall: RecallData,
	stats: StatsData,
	customs: CustomsData,
} as const satisfies Record<Section, z.ZodType>;

/** The data of each section, as types. */
export type SectionData = { [S in Section]: z.infer<(typeof SECTION_DATA)[S]> };

/** The reply of one section's check. */
export type SectionReply<S extends Section = Section> = S extends Section
	? CheckReply<SectionData[S]>
	: never;
