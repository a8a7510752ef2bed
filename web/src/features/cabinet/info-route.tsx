import { refreshUser } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Info } from './info.tsx';
import { ListPlaceholder } from './list-placeholder.tsx';
import { SessionList } from './sessions/sessions.tsx';
import { SignInList } from './sign-ins/sign-ins.tsx';
import { Tab } from './tab.tsx';

/** /user */
export default function InfoRoute() {
	return (
		<Tab title="Общая информация" description="Способы входа и остаток запросов.">
			{(token) => <OwnInfo token={token} />}
		</Tab>
	);
}

/** Nothing stands below what is still being loaded: it would be pushed down in a moment. */
function OwnInfo({ token }: { token: string }) {
	const session = useSession();
	if (!session?.user && !session?.failed) return <ListPlaceholder words="Загружаем…" rows={3} />;
	return (
		<>
			{session.user ? <Info user={session.user} /> : <UnknownUser />}
			{session.user && <SignInList user={session.user} token={token} />}
			<SessionList token={token} />
		</>
	);
}

function UnknownUser() {
	return (
		<Notice kind="error" announced>
			<p>Не удалось загрузить данные аккаунта. Вы не вышли: попробуем ещё раз через несколько секунд.</p>
			<Button variant="ghost" size="s" onClick={() => void refreshUser()} className="mt-2.5">
				Повторить
			</Button>
		</Notice>
	);
}
