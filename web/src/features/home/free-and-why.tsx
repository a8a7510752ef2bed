import { Check, type LucideIcon, MessageCircleQuestion, Quote, ShieldCheck, Wallet } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

const FREE = [
	'Марка, модель, год выпуска и цвет',
	'Мощность и объём двигателя, номер кузова',
	'Сколько было владельцев и как долго',
	'Аварии с 2015 года и места повреждений',
	'Федеральный розыск и запреты',
	'Залоги в реестре нотариальной палаты',
	'Техосмотры и показания одометра',
	'Полисы ОСАГО',
	'Отзывные кампании завода',
	'Таможенное оформление',
	'Средние цена и пробег похожих машин',
];

const WHY: readonly { icon: LucideIcon; title: string; about: string }[] = [
	{
		icon: Quote,
		title: 'Каждый ответ — с источником и датой',
		about: 'И видно, сам ли реестр ответил или посредник.',
	},
	{
		icon: MessageCircleQuestion,
		title: 'Молчание не выдаём за хороший ответ',
		about: 'Если реестр не ответил, мы так и пишем и предлагаем спросить снова.',
	},
	{
		icon: Wallet,
		title: 'Без подписок',
		about: 'Основные проверки бесплатны, карту привязывать не нужно.',
	},
	{
		icon: ShieldCheck,
		title: 'Ничего лишнего о вас',
		about: 'Для проверки нужен только VIN или госномер: ни телефона, ни почты.',
	},
];

/** What costs nothing, and why people come. */
export function FreeAndWhy() {
	return (
		<div className="grid gap-4.5 pt-11 lg:grid-cols-2 lg:pt-13">
			<Card as="section" aria-labelledby="free" className="p-6 sm:p-7">
				<h2 id="free" className="text-2xl font-bold">
					Бесплатная информация
				</h2>
				<ul className="mt-4 grid gap-2.5">
					{FREE.map((text) => (
						<li key={text} className="flex gap-2.5">
							<Check aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
							{text}
						</li>
					))}
				</ul>
			</Card>
			<Card as="section" aria-labelledby="why" className="p-6 sm:p-7">
				<h2 id="why" className="text-2xl font-bold">
					Почему выбирают нас
				</h2>
				<ul className="mt-4 grid gap-5">
					{WHY.map(({ icon: Icon, title, about }) => (
						<li key={title} className="flex gap-4">
							<span className="grid size-11 flex-none place-items-center rounded-xl bg-accent-soft text-accent">
								<Icon aria-hidden className="size-5.5" />
							</span>
							<div>
								<h3 className="font-semibold">{title}</h3>
								<p className="text-[15px] text-ink-2">{about}</p>
							</div>
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}
