import type { User } from '@avtosverka/contract/accounts';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { purchaseAddress } from '@avtosverka/contract/vocabulary/payment';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { OwnLink } from '../../ui/link.tsx';
import { signInMethod } from './sign-in-method.ts';

/** What the cabinet knows of a person. */
export function Info({ user }: { user: User }) {
	const method = signInMethod(user);
	return (
		<div className="grid gap-4">
			<Card className="px-5 py-5 sm:px-6">
				<dl className="grid gap-5 sm:grid-cols-2">
					<Fact name="Доступно запросов">
						<span className="flex flex-wrap items-center gap-x-6 gap-y-3">
							<span className="text-[40px] leading-none font-bold">{formatNumber(user.requests)}</span>
							<OwnLink to={purchaseAddress(useFromHere().from)} className={buttonClass('ghost', 's')}>
								Купить запросы
							</OwnLink>
						</span>
					</Fact>
					<Fact name="Способ входа">
						<span className="font-semibold">{method.name}</span>
						{method.lines.map((line) => (
							<span key={line} className="block wrap-anywhere text-ink-2">
								{line}
							</span>
						))}
					</Fact>
					<Fact name="С нами с">
						<time dateTime={user.created_at} className="font-medium">
							{formatMoment(user.created_at).split(',')[0]}
						</time>
					</Fact>
				</dl>
			</Card>
			<p className="print:hidden">
				<OwnLink
					to="/deleteAccount"
					className="inline-flex min-h-11 items-center gap-2 text-[15px] text-ink-2 underline underline-offset-3 hover:text-found"
				>
					<Trash2 aria-hidden className="size-4.5" />
					Удалить аккаунт
				</OwnLink>
			</p>
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="sm:first:col-span-2">
			<dt className="mb-1 text-[14px] text-ink-3">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
