import type { SharedOwnerReport, SiteCalls } from '@avtosverka/contract/site';
import { UserRoundX } from 'lucide-react';
import { data } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { OwnLink } from '../../../ui/link.tsx';
import { LinkGone } from '../../../ui/message-page.tsx';
import { FORM_ADDRESS } from '../../../ui/owner-report-addresses.ts';
import { SharedOwnerReportView } from './shared-owner-report-view.tsx';

const ABOUT = 'Ссылка на отчёт о владельце автомобиля.';

/** What a link to an owner report leads to. */
export type LinkedReport =
	| { readonly state: 'shared'; readonly shared: SharedOwnerReport }
	| { readonly state: 'over' | 'unknown' };

/** Finds the report behind a link, masked by the server; 404 and 410 where there is none. */
export async function loadShared(call: Pick<SiteCalls, 'sharedOwnerReport'>, token: string) {
	const shared = await call.sharedOwnerReport(token);
	if (shared === null) return data<LinkedReport>({ state: 'unknown' }, { status: 404 });
	if (shared === 'over') return data<LinkedReport>({ state: 'over' }, { status: 410 });
	return data<LinkedReport>({ state: 'shared', shared });
}

/** An owner report that its buyer shows to somebody. */
export function SharedPage({ linked }: { linked: LinkedReport }) {
	if (linked.state !== 'shared') {
		return (
			<LinkGone state={linked.state} icon={UserRoundX} description={ABOUT}>
				<OwnLink to={FORM_ADDRESS} className={buttonClass()}>
					Проверить владельца
				</OwnLink>
			</LinkGone>
		);
	}
	return (
		<>
			<Head title="Отчёт о владельце" description={ABOUT} index={false} />
			<SharedOwnerReportView shared={linked.shared} />
		</>
	);
}
