import type { User } from '@avtosverka/contract/accounts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { personAddress, personName } from './person-name.ts';

export type SessionConflictDialogProps = {
	/** Who is signed in; null when signed out. */
	current: User | null;
	other: User;
	onAnswer: (accepted: boolean) => void;
};

/** The address brought another person's sign-in: the one who sits here decides. */
export function SessionConflictDialog({ current, other, onAnswer }: SessionConflictDialogProps) {
	const words = current === null ? SIGNED_OUT : SIGNED_IN;
	return (
		<Dialog title={words.title} onClose={() => onAnswer(false)}>
			<p className="wrap-anywhere">
				{current === null ? (
					<>
						Ссылка, по которой вы пришли, предлагает войти как <Person user={other} />.
					</>
				) : (
					<>
						Вы вошли как <Person user={current} />. Ссылка, по которой вы пришли, ведёт в другой аккаунт.
						Войти как <Person user={other} />?
					</>
				)}
			</p>
			<p className="mt-2 text-[15px] text-ink-2">{words.warning}</p>
			<div className="mt-5 grid gap-3 sm:grid-cols-2">
				<Button onClick={() => onAnswer(false)}>{words.refuse}</Button>
				<Button variant="ghost" onClick={() => onAnswer(true)}>
					{words.accept}
				</Button>
			</div>
		</Dialog>
	);
}

const SIGNED_IN = {
	title: 'Сменить аккаунт?',
	warning: 'Если ссылку прислал кто-то другой, останьтесь в своём аккаунте.',
	refuse: 'Остаться',
	accept: 'Сменить аккаунт',
};
const SIGNED_OUT = {
	title: 'Войти по ссылке?',
	warning:
		'Входите, только если это ваш аккаунт: всё, что вы оплатите и закажете, останется в нём. ' +
		'Если ссылку прислал кто-то другой, не входите.',
	refuse: 'Не входить',
	accept: 'Войти',
};

/** Two people may have one name, and anybody may take somebody else's: the address tells them apart. */
function Person({ user }: { user: User }) {
	const [name, address] = [personName(user), personAddress(user)];
	return (
		<>
			<b className="font-semibold">{name}</b>
			{address !== null && address !== name && ` (${address})`}
		</>
	);
}
