import { data } from 'react-router';
import { siteKey } from '../../../site.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { OwnLink } from '../../../ui/link.tsx';
import { LinkGone } from '../../pages/link-gone.tsx';
import { FORM_ADDRESS } from '../addresses.ts';
import type { Route } from './+types/route';
import { SharedOwnerReportView } from './shared-owner-report-view.tsx';

const ABOUT = 'Ссылка на отчёт о владельце автомобиля.';

/** Finds the report behind a link, masked by the server. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const shared = await context.get(siteKey).call.sharedOwnerReport(params.token);
	if (shared === null) return data({ state: 'unknown' } as const, { status: 404 });
	if (shared === 'over') return data({ state: 'over' } as const, { status: 410 });
	return data({ state: 'shared', shared } as const);
}

/** /o/{token}: an owner report that its buyer shows to somebody. */
export default function SharedOwnerReportRoute({ loaderData }: Route.ComponentProps) {
	if (loaderData.state !== 'shared') {
		return (
			<LinkGone state={loaderData.state} description={ABOUT}>
				<OwnLink to={FORM_ADDRESS} className={buttonClass()}>
					Проверить владельца
				</OwnLink>
			</LinkGone>
		);
	}
	return (
		<>
			<Head title="Отчёт о владельце" description={ABOUT} index={false} />
			<SharedOwnerReportView shared={loaderData.shared} />
		</>
	);
}
