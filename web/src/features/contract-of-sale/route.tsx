import { useRef } from 'react';
import Guide from '../../content/contract-guide.mdx';
import { useSettings } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContractForm } from './contract-form.tsx';
import { ContractSheet } from './contract-sheet.tsx';
import { EmptyForms } from './empty-forms.tsx';
import { filledSheets } from './fill.ts';
import { sizeByLength } from './paper.ts';
import { TakeContract } from './take-contract.tsx';
import { useValues } from './use-values.ts';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** What the site's letters are to be smaller than Arial by, to take no more room; in points. */
const WIDER = 0.5;

const H2 = 'mt-11 text-2xl font-bold scroll-mt-20';

/** /dogovor: how to draw up the contract, and the contract itself. Only the contract is printed. */
export default function ContractOfSale() {
	const form = useRef<HTMLFormElement>(null);
	const held = useValues(form);
	const sheets = filledSheets(held.values);
	const size = sizeByLength(sheets) - WIDER;
	const siteUrl = useSettings().siteUrl.replace(/\/$/, '');
	return (
		<>
			<Head
				title="Договор купли-продажи автомобиля: бланк и заполнение"
				description="Как составить договор купли-продажи машины в 2026 году: что проверить, чьи нужны документы, чего не подписывать. Бланк DOC и PDF и заполнение прямо в браузере."
				picture="dogovor"
			/>
			<JsonLd data={breadcrumbs(siteUrl, [{ name: 'Договор купли-продажи', path: '/dogovor' }])} />
			<div data-own-paper className="wrap max-w-[54em] pt-9 pb-16 lg:pt-13 print:max-w-none print:p-0">
				<div className="print:hidden">
					<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">
						Договор купли-продажи автомобиля
					</h1>
					<p className="mt-3 text-lg text-ink-2">
						Бланк на двух листах — договор и акт приёма-передачи — и короткий рассказ, как не ошибиться.
					</p>
					<p className="mt-5">
						<a href="#fill" className={buttonClass()}>
							Заполнить на экране
						</a>
					</p>
					<EmptyForms />
					<div className="text-[17px]">
						<Guide />
					</div>
					<h2 id="fill" className={H2}>
						Заполните договор
					</h2>
					<p className="mt-2 text-ink-2">
						Обязательных полей нет: что не впишете здесь, впишете ручкой. Подсказки ничего не запрещают.
					</p>
					<Notice kind="info" className="mt-4">
						Введённое никуда не отправляется: договор собирает ваш браузер. Имена, паспорта и адреса нигде не
						сохраняются и пропадут, если обновить или закрыть страницу. Сведения о машине и сделке вкладка
						помнит, пока открыта.
					</Notice>
					<noscript>
						<p className="mt-4">
							Заполнение на экране работает с включённым JavaScript. Без него скачайте пустой бланк выше.
						</p>
					</noscript>
					<ContractForm held={held} ref={form} />
					<TakeContract values={held.values} />
					<h2 className={H2}>Так выглядит договор</h2>
				</div>
				{sheets.map((sheet, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the contract first, the act second
					<ContractSheet key={index} sheet={sheet} size={size} />
				))}
				<p className="mt-6 text-[15px] text-ink-3 print:hidden">
					Бланк и рассказ верны на 21 ноября 2026 года. Это не юридическая консультация: если сделка необычная
					— наследство, залог, машина компании, — покажите договор юристу.
				</p>
			</div>
		</>
	);
}
