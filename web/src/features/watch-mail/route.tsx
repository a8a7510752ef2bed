import {
	WATCH_MAIL_CONSENT,
	type WatchMailState,
	watchMailPath,
} from '@avtosverka/contract/vocabulary/watch-mail';
import { MailCheck, MailQuestionMark, MailX } from 'lucide-react';
import { data } from 'react-router';
import { siteKey } from '../../site.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import type { Route } from './+types/route';

/** Reading changes nothing: mail programs and robots open links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await context.get(siteKey).call.watchMail(params.token);
	if (found === null) return data(null, { status: 404 });
	return data(found, { status: found.state === 'over' ? 410 : 200 });
}

const SAID: Readonly<Record<'confirmed' | 'stopped' | 'over' | 'unknown', readonly [string, string]>> = {
	confirmed: ['Адрес подтверждён', 'Сообщим на него, когда у машины что-то изменится.'],
	stopped: ['Писем больше не будет', 'Следить за машинами продолжим: изменения видны в личном кабинете.'],
	over: ['Ссылка больше не действует', 'Запросите новое письмо в личном кабинете.'],
	unknown: ['Такой ссылки нет', 'Проверьте, целиком ли скопирован адрес.'],
};

/** /u/{token}: the page behind a link of a watch's letter; its button works without scripts too. */
export default function WatchMailRoute({ loaderData, params: { token } }: Route.ComponentProps) {
	const found: WatchMailState | null = loaderData;
	const asks = found !== null && 'address' in found ? found : null;
	if (asks === null) {
		const state = found === null ? 'unknown' : (found as { state: keyof typeof SAID }).state;
		const [title, about] = SAID[state];
		return (
			<Message title={title} icon={state === 'confirmed' ? MailCheck : MailX}>
				<p>{about}</p>
				<OwnLink to="/user/reports" className={buttonClass()}>
					Открыть кабинет
				</OwnLink>
			</Message>
		);
	}
	const isConfirm = asks.state === 'confirm';
	return (
		<Message title={isConfirm ? 'Подтвердите адрес' : 'Не присылать больше?'} icon={MailQuestionMark}>
			<p className="wrap-anywhere">
				{asks.address}.{' '}
				{isConfirm ? `«${WATCH_MAIL_CONSENT}»` : 'Письма о машинах на этот адрес прекратятся.'}
			</p>
			<form method="post" action={watchMailPath(token)}>
				<Button type="submit">{isConfirm ? 'Подтвердить' : 'Больше не присылать'}</Button>
			</form>
		</Message>
	);
}

function Message(props: Parameters<typeof MessagePage>[0]) {
	return (
		<>
			<Head title={props.title} description="Письма об изменениях по машинам." index={false} />
			<MessagePage {...props} />
		</>
	);
}
