import { type Outbound, readOutbound } from '@avtosverka/contract/vocabulary/outbound';
import { ExternalLink, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { data, useSearchParams } from 'react-router';
import { siteKey, useSettings } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Route } from './+types/route';
import { leaveAfterGoal } from './leave.ts';

/** Specification, section 9: how long the page is shown before it leads on, in ms. */
const SHOWN_MS = 2000;

/** An address that leads nowhere is a page that is not there. */
export function loader({ request, context }: Route.LoaderArgs) {
	const { redirectHosts } = context.get(siteKey).settings;
	const outbound = readOutbound(new URL(request.url).searchParams.get('url'), redirectHosts);
	return data(null, { status: outbound.kind === 'none' ? 404 : 200 });
}

export function clientLoader() {
	return null;
}

/** /redirect?url=… */
export default function Redirect() {
	const [query] = useSearchParams();
	const outbound = readOutbound(query.get('url'), useSettings().redirectHosts);
	return (
		<>
			<Head title="Переход на другой сайт" description="Страница ведёт на другой сайт." index={false} />
			<Leading outbound={outbound} />
		</>
	);
}

function Leading({ outbound }: { outbound: Outbound }) {
	switch (outbound.kind) {
		case 'none':
			return (
				<MessagePage icon={Unlink} title="Эта ссылка никуда не ведёт">
					<p>В адресе нет страницы, на которую можно перейти.</p>
					<OwnLink to="/" className={buttonClass()}>
						На главную
					</OwnLink>
				</MessagePage>
			);
		case 'unknown':
			return (
				<MessagePage icon={ExternalLink} title="Вы уходите на другой сайт">
					<p className="wrap-anywhere">
						Ссылка ведёт на <b className="font-semibold text-ink">{outbound.host}</b>. Мы не знаем этого сайта
						и за него не отвечаем: не вводите там пароли и данные карты, если не уверены.
					</p>
					<div className="flex flex-wrap justify-center gap-3">
						<a href={outbound.address} rel="noopener noreferrer nofollow" className={buttonClass()}>
							Перейти на {outbound.host}
						</a>
						<OwnLink to="/" className={buttonClass('ghost')}>
							Остаться здесь
						</OwnLink>
					</div>
				</MessagePage>
			);
		case 'known':
			return <LeadingOn address={outbound.address} host={outbound.host} />;
	}
}

function LeadingOn({ address, host }: { address: string; host: string }) {
	useEffect(() => {
		const timer = setTimeout(() => void leaveAfterGoal(address), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [address]);
	return (
		<MessagePage icon={ExternalLink} title="Вы будете перенаправлены...">
			<p className="flex items-center gap-2.5" role="status">
				<Spinner /> Открываем {host}
			</p>
			<a href={address} rel="noopener" className={buttonClass('ghost')}>
				Перейти сейчас
			</a>
		</MessagePage>
	);
}
