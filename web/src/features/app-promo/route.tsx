import { Bell, History, QrCode, Share2, Smartphone, WifiOff } from 'lucide-react';
import { useSettings } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Head } from '../../ui/head.tsx';
import { InstallPart } from './install-part.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

const REASONS = [
	{
		icon: Smartphone,
		title: 'Всегда под рукой',
		text: 'Значок на экране телефона, открывается сразу на поиске.',
	},
	{
		icon: WifiOff,
		title: 'Отчёты без связи',
		text: 'Недавние отчёты о машинах откроются и в подземном гараже.',
	},
	{
		icon: Share2,
		title: 'Из объявления — в проверку',
		text: 'На Android поделитесь текстом объявления с приложением: VIN или госномер найдётся сам.',
	},
	{ icon: History, title: 'Ничего не теряется', text: 'Оплаченные запросы и отчёты те же, что и на сайте.' },
	{
		icon: Bell,
		title: 'Без рассылок',
		text: 'Уведомления — только о машинах, за которыми вы попросили следить, и только если вы их включили.',
	},
	{ icon: QrCode, title: 'Без магазина', text: 'Ставится прямо с сайта, места почти не занимает.' },
] as const;

/** /app */
export default function AppPromo() {
	const { links } = useSettings();
	const stores = [
		{ over: 'Загрузите в', name: 'App Store', about: 'iOS 10 и новее', href: links.storeIos },
		{ over: 'Доступно в', name: 'Google Play', about: 'Android 5.0 и новее', href: links.storeAndroid },
	].filter(({ href }) => href !== null);
	const bots = [
		{ name: 'Telegram-бот', href: links.telegramBot },
		{ name: 'Бот в MAX', href: links.maxBot },
	].filter(({ href }) => href !== null);
	return (
		<>
			<Head
				title="Приложение для смартфона"
				description={`Проверка автомобиля в телефоне: ставится с сайта${stores.length > 0 ? ' или из магазина' : ''}, недавние отчёты открываются и без связи.`}
			/>
			<div className="wrap pt-9 pb-16 lg:pt-13">
				<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">Приложение для смартфона</h1>
				<p className="mt-3 max-w-[40em] text-lg text-ink-2">
					Те же десять проверок — с экрана телефона. Бесплатно и без подписок.
				</p>
				<InstallPart />
				{stores.length > 0 && (
					<ul className="mt-6 flex flex-wrap gap-3">
						{stores.map(({ over, name, about, href }) => (
							<li key={name}>
								<a
									href={href ?? ''}
									target="_blank"
									rel="noopener"
									className="grid min-h-15 min-w-52 content-center rounded-[12px] bg-night px-5 py-2.5 text-white no-underline hover:bg-night-2"
								>
									<span className="text-[13px] text-night-ink-2">{over}</span>
									<span className="text-xl leading-tight font-semibold">{name}</span>
									<span className="sr-only"> (откроется в новой вкладке)</span>
								</a>
								<span className="mt-1 block text-[14px] text-ink-3">{about}</span>
							</li>
						))}
					</ul>
				)}
				<ul className="mt-9 grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
					{REASONS.map(({ icon: Icon, title, text }) => (
						<Card as="li" key={title} className="p-5">
							<Icon aria-hidden className="size-7 text-accent" strokeWidth={1.6} />
							<h2 className="mt-3 text-lg font-semibold">{title}</h2>
							<p className="mt-1 text-[16px] text-ink-2">{text}</p>
						</Card>
					))}
				</ul>
				{bots.length > 0 && (
					<div className="mt-8 flex flex-wrap gap-3">
						{bots.map(({ name, href }) => (
							<a key={name} href={href ?? ''} target="_blank" rel="noopener" className={buttonClass('ghost')}>
								{name}
								<span className="sr-only"> (откроется в новой вкладке)</span>
							</a>
						))}
					</div>
				)}
			</div>
		</>
	);
}
