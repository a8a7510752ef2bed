import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { Navigate, Outlet } from 'react-router';
import { endOwnSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { Tabs } from './tabs.tsx';

/** /user and its tabs. */
export default function Cabinet() {
	return (
		<OwnTab>
			<SignedInCabinet />
		</OwnTab>
	);
}

/** Visitors are sent to sign in, and come back. */
function SignedInCabinet() {
	const session = useSession();
	const from = useFromHere();
	const hasLeft = useRef(false);
	const isVisitor = session !== null && session.token === null;
	const leaving = {
		disabled: session === null,
		onClick: () => {
			hasLeft.current = true;
			void endOwnSession();
		},
	};
	// There until the next page is: nothing jumps while a visitor is sent on.
	return (
		<div className="wrap grid gap-6 pt-7 pb-15 lg:grid-cols-[250px_1fr] lg:items-start lg:gap-10 lg:pt-11">
			{isVisitor && (hasLeft.current ? <Navigate to="/" /> : <Navigate to="/auth" state={from} replace />)}
			<div className="print:hidden lg:sticky lg:top-24">
				<p className="mb-3 px-1 text-[15px] text-ink-3 lg:px-3.5">Личный кабинет</p>
				<Tabs roles={session?.user?.roles ?? []} />
				<SignOutButton size="s" className="mt-4 w-full max-lg:hidden" {...leaving} />
			</div>
			<div className="min-w-0">
				{/* A phone has the button below the first screen, where no list that comes can push it. */}
				<div className="max-lg:min-h-[80svh]">
					<Outlet />
				</div>
				<SignOutButton className="mt-6 w-full lg:hidden" {...leaving} />
			</div>
		</div>
	);
}

type SignOutButtonProps = Pick<ButtonProps, 'size' | 'className' | 'disabled' | 'onClick'>;

function SignOutButton(how: SignOutButtonProps) {
	return (
		<Button variant="ghost" icon={<LogOut aria-hidden className="size-5" />} {...how}>
			Выйти
		</Button>
	);
}
