import type { Pack, PaymentPlace } from '@avtosverka/contract/vocabulary/payment';
import { CalendarX2, RotateCcw, Search } from 'lucide-react';
import { requestsOf } from '../../purchase/pack-words.ts';
import { Purchase } from '../../purchase/purchase.tsx';
import { useSession } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';

const ABOUT = [
	{
		icon: Search,
		text: 'Один запрос — один поиск полного VIN по госномеру.',
	},
	{
		icon: RotateCcw,
		text: 'Запрос списывается, только если картотека назвала VIN, которого вы ещё не видели. Не нашла или не ответила — он остаётся у вас.',
	},
	{ icon: CalendarX2, text: 'Запросы не сгорают. Подписок и автосписаний нет.' },
];

export type PurchasePageProps = {
	packs: readonly [Pack, ...Pack[]];
	place: PaymentPlace;
	from: string;
};

/** A page that sells requests: what is bought, for how much, and what it is good for. */
export function PurchasePage(props: PurchasePageProps) {
	const user = useSession()?.user ?? null;
	return (
		<div className="wrap grid gap-x-16 gap-y-6 pt-9 pb-15 lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:py-16">
			<div>
				<h1 className="text-[clamp(28px,4vw,40px)] font-bold">Запросы к картотеке ГИБДД</h1>
				<p className="mt-3 min-h-14 max-w-[34em] text-lg text-ink-2 lg:min-h-7">
					{user === null ? (
						'Полный VIN по госномеру, когда бесплатный поиск его не нашёл.'
					) : (
						<>
							Сейчас на балансе: <b className="font-semibold text-ink">{requestsOf(user.requests)}</b>.
						</>
					)}
				</p>
			</div>
			<Card className="self-start p-5 sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
				<Purchase {...props} />
			</Card>
			<ul className="grid content-start gap-4">
				{ABOUT.map(({ icon: Icon, text }) => (
					<li key={text} className="flex gap-3.5">
						<span className="grid size-10 flex-none place-items-center rounded-[10px] bg-accent-soft text-accent">
							<Icon aria-hidden className="size-5" />
						</span>
						<span className="max-w-[34em] pt-1.5">{text}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
