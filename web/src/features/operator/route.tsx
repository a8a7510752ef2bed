import { ShieldQuestion } from 'lucide-react';
import { Navigate } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { Head } from '../../ui/head.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Console } from './console.tsx';

/** /operator: how the site stands, for whom the role was given at a terminal. */
export default function Operator() {
	return (
		<>
			<Head title="Пульт оператора" description="Страница для оператора сайта." index={false} />
			<OwnTab>
				<ForOperators />
			</OwnTab>
		</>
	);
}

/** Visitors are sent to sign in, and come back; others read that the page is for the operator. */
function ForOperators() {
	const session = useSession();
	const from = useFromHere();
	const isVisitor = session !== null && session.token === null;
	if (session?.token && session.user?.roles.includes('operator')) return <Console token={session.token} />;
	if (session?.user) {
		return (
			<MessagePage icon={ShieldQuestion} title="Эта страница для оператора">
				<p>У вашего аккаунта такой роли нет.</p>
			</MessagePage>
		);
	}
	return (
		<div className="wrap py-11">
			{/* Beside the text, which stays until the next page is there. */}
			{isVisitor && <Navigate to="/auth" state={from} replace />}
			<h1 className="text-[clamp(24px,3.4vw,32px)] font-bold">Пульт оператора</h1>
			<p role="status" className="mt-4 text-ink-2">
				{session?.failed
					? 'Не удалось узнать, кто вошёл. Спросим ещё раз через несколько секунд.'
					: 'Загружаем…'}
			</p>
		</div>
	);
}
