import type { Role } from '@avtosverka/contract/accounts';
import {
	CarFront,
	Gauge,
	Gavel,
	type LucideIcon,
	MessageSquareText,
	UserRound,
	WalletCards,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { OwnLink } from '../../ui/link.tsx';

type TabLink = { readonly to: string; readonly text: string; readonly icon: LucideIcon };

const TABS: readonly TabLink[] = [
	{ to: '/user', text: 'Общее', icon: UserRound },
	{ to: '/user/payments', text: 'Платежи', icon: WalletCards },
	{ to: '/user/comments', text: 'Комментарии', icon: MessageSquareText },
	{ to: '/user/reports', text: 'Отчёты', icon: CarFront },
];

const BY_ROLE: Readonly<Record<Role, TabLink>> = {
	moderator: { to: '/moderation', text: 'Модерация', icon: Gavel },
	operator: { to: '/operator', text: 'Пульт оператора', icon: Gauge },
};

/**
 * The four tabs, which are addresses: a row of two by two on a phone, a column beside the tab on a wide
 * screen. Each role adds the way to its page.
 */
export function Tabs({ roles = [] }: { roles?: readonly Role[] }) {
	const here = useLocation().pathname.replace(/\/$/, '');
	return (
		<nav aria-label="Личный кабинет">
			<ul className="grid grid-cols-2 gap-2 lg:grid-cols-1 lg:gap-1">
				{[...TABS, ...roles.map((role) => BY_ROLE[role])].map(({ to, text, icon: Icon }) => (
					<li key={to}>
						<OwnLink
							to={to}
							preventScrollReset
							aria-current={to === here ? 'page' : undefined}
							className="flex min-h-12 items-center gap-2.5 rounded-field px-3.5 font-medium text-ink-2 no-underline hover:bg-mute-soft hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent max-lg:inset-ring max-lg:inset-ring-line max-lg:aria-[current=page]:inset-ring-accent"
						>
							<Icon aria-hidden className="size-5 flex-none" />
							{text}
						</OwnLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
