import type { User } from '@avtosverka/contract/accounts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { personName } from './person-name.ts';

export type ClaimDialogProps = { current: User; other: User; onAnswer: (accepted: boolean) => void };

/** The address brought another person's sign-in: the one who sits here decides. */
export function ClaimDialog({ current, other, onAnswer }: ClaimDialogProps) {
	return (
		<Dialog title="Сменить аккаунт?" onClose={() => onAnswer(false)}>
			<p className="wrap-anywhere">
				Вы вошли как <b className="font-semibold">{personName(current)}</b>. Ссылка, по которой вы пришли,
				ведёт в другой аккаунт. Войти как <b className="font-semibold">{personName(other)}</b>?
			</p>
			<p className="mt-2 text-[15px] text-ink-2">
				Если ссылку прислал кто-то другой, останьтесь в своём аккаунте.
			</p>
			<div className="mt-5 grid gap-3 sm:grid-cols-2">
				<Button onClick={() => onAnswer(false)}>Остаться</Button>
				<Button look="ghost" onClick={() => onAnswer(true)}>
					Сменить аккаунт
				</Button>
			</div>
		</Dialog>
	);
}
