import { FileLock2, Quote, ReceiptText } from 'lucide-react';

const POINTS = [
	{ icon: Quote, text: 'У каждого ответа — источник и дата' },
	{ icon: FileLock2, text: 'Данные храним зашифрованными' },
	{ icon: ReceiptText, text: 'Сводка — до оплаты' },
];

/** The headline of the owner check; of it a page in a frame has the heading alone, on its own ground. */
export function OwnerHero() {
	return (
		<div className="bg-night bg-[radial-gradient(1100px_420px_at_75%_-10%,#24406d_0,transparent_70%)] pt-9 pb-20 text-white lg:pt-13 lg:pb-26 framed:bg-transparent framed:bg-none framed:pt-5 framed:pb-0 framed:text-ink">
			<div className="wrap">
				<h1 className="max-w-[17em] text-[clamp(31px,4.6vw,52px)] leading-[1.06] font-bold tracking-[-0.03em] framed:text-2xl">
					Проверьте владельца машины до&nbsp;сделки
				</h1>
				<p className="mt-3.5 max-w-[37em] text-lg text-night-ink-2 framed:hidden">
					Паспорт, ИНН, долги, банкротство, залоги, суды и&nbsp;розыск — восемь реестров одним отчётом.
					Сегодня 79&nbsp;₽ вместо <s>119&nbsp;₽</s>.
				</p>
				<ul className="mt-6 flex flex-wrap framed:hidden gap-x-6.5 gap-y-3 text-[15px] text-night-ink-2">
					{POINTS.map(({ icon: Icon, text }) => (
						<li key={text} className="flex items-center gap-2">
							<Icon aria-hidden className="size-5 flex-none" />
							{text}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
