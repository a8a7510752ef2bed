import { EXAMPLE_TOKEN, sharePath, sharePicturePath } from '@avtosverka/contract/vocabulary/share';
import { Link2Off } from 'lucide-react';
import { data } from 'react-router';
import { siteKey, useSettings } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { LinkGone } from '../../ui/message-page.tsx';
import type { Route } from './+types/route';
import { exampleReport } from './example/example-report.ts';
import { ExampleEnd, ExampleNotice } from './example/example-words.tsx';
import { SharedNotice } from './shared-notice.tsx';
import { SharedReportView } from './shared-report-view.tsx';

/** Finds the stored report: no register is asked, and a masked report has no VIN to be asked by. */
export async function loader({ params, context }: Route.LoaderArgs) {
	if (params.token === EXAMPLE_TOKEN) return data({ state: 'example', shared: exampleReport() } as const);
	const shared = await context.get(siteKey).call.sharedReport(params.token);
	if (shared === null) return data({ state: 'unknown' } as const, { status: 404 });
	if (shared === 'over') return data({ state: 'over' } as const, { status: 410 });
	return data({ state: 'shared', shared } as const);
}

/** /s/{token}: a report as it was when somebody made a link to it; /s/example: that on an invented car. */
export default function SharedReportRoute({ loaderData, params: { token } }: Route.ComponentProps) {
	if (loaderData.state === 'example') {
		const { shared } = loaderData;
		return (
			<>
				<Head title="Пример отчёта об автомобиле" description={EXAMPLE_ABOUT} index={false} />
				<SharedReportView shared={shared} notice={<ExampleNotice at={shared.at} />}>
					<ExampleEnd />
				</SharedReportView>
			</>
		);
	}
	if (loaderData.state !== 'shared') {
		return (
			<LinkGone state={loaderData.state} icon={Link2Off} description="Ссылка на отчёт об автомобиле.">
				<OwnLink to="/" className={buttonClass()}>
					Проверить автомобиль
				</OwnLink>
			</LinkGone>
		);
	}
	const { shared } = loaderData;
	return (
		<>
			<MessengerHead token={token} />
			<SharedReportView shared={shared} notice={<SharedNotice {...shared} />} />
		</>
	);
}

const EXAMPLE_ABOUT =
	'Весь отчёт на примере вымышленной машины: вывод и его причины, лента времени, десять проверок.';
const TITLE = 'Отчёт об автомобиле';
const ABOUT = 'Вывод, причины и ответы реестров, какими они были, когда создали ссылку.';

/** What messengers read; search engines are asked not to index the page. */
function MessengerHead({ token }: { token: string }) {
	const { siteUrl } = useSettings();
	const at = (path: string) => new URL(path, siteUrl).href;
	return (
		<>
			<Head title={TITLE} description={ABOUT} index={false} />
			<meta property="og:type" content="website" />
			<meta property="og:title" content={TITLE} />
			<meta property="og:description" content={ABOUT} />
			<meta property="og:url" content={at(sharePath(token))} />
			<meta property="og:image" content={at(sharePicturePath(token))} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
