import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { ComponentType, ReactNode } from 'react';
import { CustomsBrief } from './customs/brief.tsx';
import { DiagnosticBrief } from './diagnostic/brief.tsx';
import { DtpBrief } from './dtp/brief.tsx';
import { OsagoBrief } from './osago/brief.tsx';
import { RecallBrief } from './recall/brief.tsx';
import { RegistrationBrief } from './registration/brief.tsx';
import { RestrictBrief } from './restrict/brief.tsx';
import { RowsOnDemand } from './rows-on-demand.tsx';
import { StatsBrief } from './stats/brief.tsx';
import type { ViewProps } from './view.ts';
import { WantedBrief } from './wanted/brief.tsx';
import { ZalogBrief } from './zalog/brief.tsx';

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
	/** Stands beside the word that unfolds them. */
	again: ReactNode;
	/** Shown in print, and with all the rows. */
	source: ReactNode;
};

/** A section's facts in a few lines, and «Все сведения записи» that unfolds every field of them. */
export function Brief<S extends Section>({ section, data, whole, again, source }: BriefProps<S>) {
	const View = SECTION_BRIEFS[section] as ComponentType<ViewProps<S>>;
	return (
		<>
			<View data={data} whole={whole} />
			<div className="mt-1 flex flex-wrap items-center gap-x-5 text-[13.5px] text-ink-3">
				<RowsOnDemand section={section} data={data} whole={whole} />
				{again}
				<div className="order-last hidden w-full peer-open:block print:block">{source}</div>
			</div>
		</>
	);
}
