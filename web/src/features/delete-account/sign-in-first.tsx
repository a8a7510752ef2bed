import { UserRoundX } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Signed out, there is nothing to delete yet; `problem` is why a deletion before it failed. */
export function SignInFirst({ problem = null }: { problem?: string | null }) {
	return (
		<MessagePage icon={UserRoundX} title="Удаление аккаунта">
			{problem !== null && (
				<Notice kind="error" announced className="text-left">
					{problem}
				</Notice>
			)}
			<p>Чтобы удалить аккаунт, войдите в него: так мы узнаем, что он ваш.</p>
			<OwnLink to="/auth" state={useFromHere()} className={buttonClass()}>
				Войти
			</OwnLink>
		</MessagePage>
	);
}
