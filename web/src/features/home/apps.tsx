import { Smartphone } from 'lucide-react';
import { useSettings } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const IN_RUSSIAN = new Intl.ListFormat('ru');

/** The apps, the bots and the chat, as far as they have addresses; nothing without any. */
export function Apps() {
	const { links } = useSettings();
	const places = [
		{ text: 'App Store', href: links.storeIos },
		{ text: 'Google Play', href: links.storeAndroid },
		{ text: 'Telegram-бот', href: links.telegramBot },
		{ text: 'Бот в MAX', href: links.maxBot },
		{ text: 'Чат автомобилистов', href: links.chat },
	].filter((place) => place.href !== null);
	if (places.length === 0) return null;
	const hasApp = links.storeIos !== null || links.storeAndroid !== null;
	const answering = [
		...(hasApp ? ['в приложении'] : []),
		...(links.telegramBot ? ['в Telegram'] : []),
		...(links.maxBot ? ['в MAX'] : []),
	];
	return (
		<Card
			as="section"
			aria-labelledby="apps"
			className="mt-4.5 flex flex-wrap items-center gap-x-6 gap-y-4 p-6 sm:p-7"
		>
			<Smartphone aria-hidden className="size-9 flex-none text-accent" strokeWidth={1.5} />
			<div className="min-w-60 flex-1">
				<h2 id="apps" className="text-xl font-bold">
					Проверяйте с телефона
				</h2>
				{answering.length > 0 && <p className="text-ink-2">Те же ответы — {IN_RUSSIAN.format(answering)}.</p>}
			</div>
			<ul className="flex flex-wrap gap-2.5">
				{places.map(({ text, href }) => (
					<li key={text}>
						<a href={href ?? ''} target="_blank" rel="noopener" className={buttonClass('ghost', 's')}>
							{text}
							<span className="sr-only"> (откроется в новой вкладке)</span>
						</a>
					</li>
				))}
			</ul>
		</Card>
	);
}
