import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { FOUND_DATA } from '@avtosverka/contract/check/testing/section-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pastSilence } from '../../car/testing/replies.ts';
import { UNDECIDED } from '../../car/verdict/use-decision.ts';
import { SharedNotice } from './shared-notice.tsx';
import { SharedReportView } from './shared-report-view.tsx';

const meta: AnswerMeta = {
	...{ state: 'found' as const, source: null, asOf: null, cached: true, stale: false, pending: false },
	...{ skippedRows: 0, reason: null, tried: [] },
};

test('a shared report shows its answers and its term, and has nothing to ask with', () => {
	const wanted = { success: true, message: '', data: FOUND_DATA.wanted, meta };
	const shared = {
		...{ vin: 'XTA…', masked: true, decided: UNDECIDED },
		...{ stored: { base: null, sections: { wanted }, failed: { zalog: pastSilence() } } },
		...{ at: '2026-11-21T07:42:00Z', expiresAt: '2026-11-28T07:42:00Z' },
	};
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<SharedReportView shared={shared} notice={<SharedNotice {...shared} />} />
		</MemoryRouter>,
	);
	for (const said of [
		'XTA…',
		'21 ноября 2026',
		'28 ноября 2026',
		'скрыты',
		'Ульяновская область',
		'Спрашивали: Автокод, 21 ноября 2026, 10:42',
		'не спрашивали',
	]) {
		expect(html).toContain(said);
	}
	expect(html).not.toMatch(/Запросить/);
});
