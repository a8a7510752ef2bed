import { CircleCheck } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** The account is gone. */
export function Done() {
	return (
		<MessagePage icon={CircleCheck} title="Аккаунт удалён">
			<p role="status">
				Ваши имя, почта и отчёты стёрты, на всех устройствах вы вышли. Проверять машины можно и без аккаунта.
			</p>
			<OwnLink to="/" className={buttonClass()}>
				На главную
			</OwnLink>
		</MessagePage>
	);
}
