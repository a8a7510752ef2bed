import type { Role } from '@avtosverka/contract/accounts';
import { ShieldQuestion } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { useFromHere } from '../ui/from-here.ts';
import { Head } from '../ui/head.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { OwnTab } from './own-tab.tsx';

type Props = {
	readonly title: string;
	readonly description: string;
	/** The role, and what those without it read in its place. */
	readonly needs: Role;
	readonly refusal: string;
	readonly children: (token: string) => ReactNode;
	/** What stands there while it cannot be asked who is signed in, with the words for it. */
	readonly whileUnknown?: (token: string, problem: string) => ReactNode;
};

const UNKNOWN = 'Не удалось узнать, в какой аккаунт вы вошли. Попробуем ещё раз через несколько секунд.';

/** A page for people with a role that the operator gives, in a tab of its own. */
export function RolePage({ title, description, ...page }: Props) {
	return (
		<>
			<Head title={title} description={description} index={false} />
			<OwnTab>
				<ForRole title={title} {...page} />
			</OwnTab>
		</>
	);
}

/** Visitors are sent to sign in, and come back; others read that the page is not for them. */
function ForRole({ title, needs, refusal, children, whileUnknown }: Omit<Props, 'description'>) {
	const session = useSession();
	const from = useFromHere();
	const [lastAllowed, setLastAllowed] = useState<string | null>(null);
	const isVisitor = session !== null && session.token === null;
	const token = session?.token ?? null;
	const isAllowed = session?.user?.roles.includes(needs) ?? false;
	if (token !== null && isAllowed && token !== lastAllowed) setLastAllowed(token);
	// What was open stays open, with all that is typed in it, while it cannot be asked who is signed in.
	if (token !== null && (isAllowed || (session?.failed && token === lastAllowed))) return children(token);
	if (token !== null && session?.failed && whileUnknown) return whileUnknown(token, UNKNOWN);
	if (session?.user) {
		return (
			<MessagePage icon={ShieldQuestion} title={refusal}>
				<p>У вашего аккаунта такой роли нет.</p>
			</MessagePage>
		);
	}
	return (
		<div className="wrap py-11">
			{/* Beside the text, which stays until the next page is there. */}
			{isVisitor && <Navigate to="/auth" state={from} replace />}
			<h1 className="text-[clamp(24px,3.4vw,32px)] font-bold">{title}</h1>
			<p role="status" className="mt-4 flex items-start gap-3 text-ink-2">
				<Spinner className="mt-0.5 size-5 text-accent" />
				{session?.failed ? UNKNOWN : 'Загружаем…'}
			</p>
		</div>
	);
}
