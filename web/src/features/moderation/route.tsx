import { ShieldQuestion } from 'lucide-react';
import { Navigate } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { Head } from '../../ui/head.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Desk } from './desk.tsx';

/** /moderation: where comments are approved or refused, by whom the operator gave the role. */
export default function Moderation() {
	return (
		<>
			<Head title="Модерация" description="Страница для модераторов комментариев." index={false} />
			<OwnTab>
				<ForModerators />
			</OwnTab>
		</>
	);
}

/** Visitors are sent to sign in, and come back; others read that the page is for moderators. */
function ForModerators() {
	const session = useSession();
	const from = useFromHere();
	const isVisitor = session !== null && session.token === null;
	if (session?.token && session.user?.roles.includes('moderator')) return <Desk token={session.token} />;
	if (session?.user) {
		return (
			<MessagePage icon={ShieldQuestion} title="Эта страница для модераторов">
				<p>У вашего аккаунта такой роли нет.</p>
			</MessagePage>
		);
	}
	return (
		<div className="wrap py-11">
			{/* Beside the text, which stays until the next page is there. */}
			{isVisitor && <Navigate to="/auth" state={from} replace />}
			<h1 className="text-[clamp(24px,3.4vw,32px)] font-bold">Модерация</h1>
			<p role="status" className="mt-4 flex items-start gap-3 text-ink-2">
				<Spinner className="mt-0.5 size-5 text-accent" />
				{session?.failed
					? 'Не удалось узнать, кто вошёл. Спросим ещё раз через несколько секунд.'
					: 'Загружаем…'}
			</p>
		</div>
	);
}
