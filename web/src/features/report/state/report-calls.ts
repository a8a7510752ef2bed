import type { BaseData } from '@avtosverka/contract/check/base';
import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type CallOutcome, call } from '../../../client.ts';
import { protectedCall } from '../../../protection/protected-call.ts';
import type { CheckResult } from './report-state.ts';
import type { ReportCalls } from './report-store.ts';

/** The report's questions over our own API. */
export function reportCalls(vin: Vin): ReportCalls {
	return {
		async section(section, refresh, picture) {
			const path = (token: string) => SECTION_CATALOGUE[section].path(vin, token);
			const how = { refresh, picture };
			return toAsked(await protectedCall<CheckReply<SectionData[typeof section]>>('check', path, how));
		},
		async base(refresh) {
			return toAsked(await call<CheckReply<BaseData>>(`/v1/getBase/${vin}/1`, { refresh }));
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
