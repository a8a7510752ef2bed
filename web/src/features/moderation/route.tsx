import { RolePage } from '../../shell/role-page.tsx';
import { Desk } from './desk.tsx';

/** /moderation: where comments are approved or refused, by whom the operator gave the role. */
export default function Moderation() {
	return (
		<RolePage
			title="Модерация"
			description="Страница для модераторов комментариев."
			needs="moderator"
			refusal="Эта страница для модераторов"
		>
			{(token) => <Desk token={token} />}
		</RolePage>
	);
}
