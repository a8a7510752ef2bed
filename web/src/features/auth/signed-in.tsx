import type { User } from '@avtosverka/contract/accounts';
import { CircleCheck, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { personName } from '../../session/person-name.ts';
import { endOwnSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Long enough to see who one is, short enough not to wait. */
const SHOWN_MS = 1_500;

export type SignedInProps = { user: User | null; failed: boolean; from: string };

/** Says who is signed in, and goes on to where the person came from. */
export function SignedIn({ user, failed, from }: SignedInProps) {
	const navigate = useNavigate();
	const known = user !== null || failed;

	useEffect(() => {
		if (!known) return;
		const timer = setTimeout(() => void navigate(from, { replace: true }), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [known, from, navigate]);

	return (
		<div>
			<p role="status" className="flex min-h-12 items-center gap-3 text-lg wrap-anywhere">
				{known ? (
					<CircleCheck aria-hidden className="size-6 flex-none text-clear" />
				) : (
					<Spinner className="size-6 text-accent" />
				)}
				<span>
					{user === null ? (
						'Вы вошли'
					) : (
						<>
							Вы вошли как: <b className="font-semibold">{personName(user)}</b>
						</>
					)}
				</span>
			</p>
			<Button
				variant="ghost"
				className="mt-4 w-full"
				icon={<LogOut aria-hidden className="size-5" />}
				onClick={() => void endOwnSession()}
			>
				Выйти
			</Button>
		</div>
	);
}
