import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { ComponentType } from 'react';
import { CustomsView } from './customs.tsx';
import { DiagnosticView } from './diagnostic.tsx';
import { DtpView } from './dtp.tsx';
import { OsagoView } from './osago.tsx';
import { RecallView } from './recall.tsx';
import { RegistrationView } from './registration.tsx';
import { RestrictView } from './restrict.tsx';
import { StatsView } from './stats.tsx';
import type { ViewProps } from './view.ts';
import { WantedView } from './wanted.tsx';
import { ZalogView } from './zalog.tsx';

/** The result view of each section. */
export const SECTION_VIEWS: { readonly [S in Section]: ComponentType<ViewProps<S>> } = {
	registration: RegistrationView,
	dtp: DtpView,
	wanted: WantedView,
	restrict: RestrictView,
	diagnostic: DiagnosticView,
	osago: OsagoView,
	zalog: ZalogView,
	recall: RecallView,
	stats: StatsView,
	customs: CustomsView,
};
