import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { getBaseRoute, type SectionRoute, sectionRoute } from '@avtosverka/contract/routes/check';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type CallOutcome, call } from '../../client.ts';
import { protectedCall } from '../../protection/protected-call.ts';
import type { CheckResult } from './report-state.ts';
import type { ReportCalls } from './report-store.ts';

/** The report's questions over our own API. */
export function reportCalls(vin: Vin): ReportCalls {
	return {
		async section(section, refresh, picture) {
			const route: SectionRoute = sectionRoute(section);
			const outcome = await protectedCall(route, { vin }, { refresh, picture });
			return toAsked(outcome as CallOutcome<CheckReply<SectionData[typeof section]>>);
		},
		async base(refresh) {
			return toAsked(await call(getBaseRoute, { vin }, { refresh }));
		},
	};
}

/** A refusal brings its own words along; everything else is the bare 'Ошибка загрузки данных'. */
function toAsked<Data>(outcome: CallOutcome<CheckReply<Data>>): CheckResult<Data> {
	switch (outcome.kind) {
		case 'reply':
			return { ok: true, reply: outcome.reply };
		case 'problem':
			return { ok: false, problem: outcome.problem.message };
		case 'failed':
			return { ok: false, problem: null };
	}
}
