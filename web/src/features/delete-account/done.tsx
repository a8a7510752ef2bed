import { CircleCheck } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** The account is gone. */
export function Done() {
	return (
		<MessagePage icon={CircleCheck} title="Аккаунт удалён">
			<p role="status">
				Имя, почта, отчёты и входы стёрты на всех устройствах. Проверять машины можно и дальше, вход для этого
				не нужен.
			</p>
			<OwnLink to="/" className={buttonClass()}>
				На главную
			</OwnLink>
		</MessagePage>
	);
}
