import { MessageSquareText, UserRound, WalletCards } from 'lucide-react';
import { useSession } from '../../session/use-session.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { SignIn } from '../../sign-in/sign-in.tsx';
import { Card } from '../../ui/card.tsx';
import { Head } from '../../ui/head.tsx';
import { useReturnAddress } from './return-address.ts';
import { SignedIn } from './signed-in.tsx';

/** Looks the same for everybody: who is signed in is found out in the browser. */
export const handle = { static: true };

const GIVES = [
	{ icon: UserRound, text: 'Личный кабинет: баланс, платежи, отчёты' },
	{ icon: WalletCards, text: 'Запросы к картотеке ГИБДД, если VIN по госномеру не нашёлся' },
	{ icon: MessageSquareText, text: 'Комментарии к машинам' },
];

/** /auth: sign-in, and who is signed in. */
export default function Auth() {
	const session = useSession();
	const from = useReturnAddress();
	return (
		<>
			<Head title="Вход" description="Вход на сайт. Проверять машину можно и без входа." index={false} />
			<OwnTab>
				<Ways session={session} from={from} />
			</OwnTab>
		</>
	);
}

function Ways({ session, from }: { session: ReturnType<typeof useSession>; from: string }) {
	return (
		<div className="wrap grid gap-x-16 gap-y-6 pt-9 pb-15 lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr] lg:py-20">
			<div>
				<h1 className="text-[clamp(28px,4vw,40px)] font-bold">Вход</h1>
				<p className="mt-3 max-w-[34em] text-lg text-ink-2">
					Основные проверки бесплатны и входа не требуют.
				</p>
			</div>
			<Card className="p-5 sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
				{session?.token ? (
					<SignedIn user={session.user} failed={session.failed} from={from} />
				) : (
					// Anyone who has signed in already is spared the sight of it: the mark is there before the scripts
					// are.
					<div className={session === null ? 'signed-in:invisible' : ''}>
						<SignIn from={from} />
					</div>
				)}
			</Card>
			<div>
				<h2 className="text-lg font-semibold tracking-normal">Что даёт вход</h2>
				<ul className="mt-3.5 grid gap-3">
					{GIVES.map(({ icon: Icon, text }) => (
						<li key={text} className="flex items-center gap-3">
							<span className="grid size-10 flex-none place-items-center rounded-[10px] bg-accent-soft text-accent">
								<Icon aria-hidden className="size-5" />
							</span>
							<span>{text}</span>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
