import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { ComponentType, ReactNode } from 'react';
import type { ViewProps } from '../views/view.ts';
import {
	CustomsBrief,
	DiagnosticBrief,
	DtpBrief,
	OsagoBrief,
	RegistrationBrief,
	StatsBrief,
} from './history.tsx';
import { RecallBrief, RestrictBrief, WantedBrief, ZalogBrief } from './law.tsx';

/** What stands in a section's card before all of its rows are asked for. */
const SECTION_BRIEFS: { readonly [S in Section]: ComponentType<ViewProps<S>> } = {
	registration: RegistrationBrief,
	dtp: DtpBrief,
	wanted: WantedBrief,
	restrict: RestrictBrief,
	diagnostic: DiagnosticBrief,
	osago: OsagoBrief,
	zalog: ZalogBrief,
	recall: RecallBrief,
	stats: StatsBrief,
	customs: CustomsBrief,
};

export type BriefProps<S extends Section> = {
	section: S;
	data: SectionData[S];
	whole: boolean;
	/** All rows of the specification. */
	children: ReactNode;
};

/** A section's facts in a few lines, and «Все сведения записи» that unfolds every field of them. */
export function Brief<S extends Section>({ section, data, whole, children }: BriefProps<S>) {
	const View = SECTION_BRIEFS[section] as ComponentType<ViewProps<S>>;
	return (
		<>
			<View data={data} whole={whole} />
			<details className="group/rows mt-1.5 print:hidden">
				<summary className="inline-flex min-h-8 items-center text-sm font-medium text-accent underline-offset-2 hover:underline">
					Все сведения записи
				</summary>
				<div className="mt-2 border-t border-line pt-3">{children}</div>
			</details>
		</>
	);
}
