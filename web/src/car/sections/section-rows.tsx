import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { ComponentType } from 'react';
import { CustomsRows } from './customs/rows.tsx';
import { DiagnosticRows } from './diagnostic/rows.tsx';
import { DtpRows } from './dtp/rows.tsx';
import { OsagoRows } from './osago/rows.tsx';
import { RecallRows } from './recall/rows.tsx';
import { RegistrationRows } from './registration/rows.tsx';
import { RestrictRows } from './restrict/rows.tsx';
import { StatsRows } from './stats/rows.tsx';
import type { ViewProps } from './view.ts';
import { WantedRows } from './wanted/rows.tsx';
import { ZalogRows } from './zalog/rows.tsx';

const ROWS: { readonly [S in Section]: ComponentType<ViewProps<S>> } = {
	registration: RegistrationRows,
	dtp: DtpRows,
	wanted: WantedRows,
	restrict: RestrictRows,
	diagnostic: DiagnosticRows,
	osago: OsagoRows,
	zalog: ZalogRows,
	recall: RecallRows,
	stats: StatsRows,
	customs: CustomsRows,
};

export type SectionRowsProps<S extends Section> = ViewProps<S> & { readonly section: S };

/** Every field of a section's facts, as the specification has them. */
export function SectionRows<S extends Section>({ section, data, whole }: SectionRowsProps<S>) {
	const Rows = ROWS[section] as ComponentType<ViewProps<S>>;
	return <Rows data={data as SectionData[S]} whole={whole} />;
}
