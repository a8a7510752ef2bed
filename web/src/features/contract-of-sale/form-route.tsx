import { useId, useRef } from 'react';
import { useSiteUrl } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContractForm } from './contract-form.tsx';
import { ContractSheets } from './contract-sheets.tsx';
import { filledSheets } from './fill.ts';
import { ReportedCarNote } from './reported-car-note.tsx';
import { TakeContract } from './take-contract.tsx';
import { useReportedCar } from './use-reported-car.ts';
import { useValues } from './use-values.ts';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /dogovor/form: the contract is filled in. Only the contract is printed. */
export default function FillContract() {
	const form = useRef<HTMLFormElement>(null);
	const held = useValues(form);
	const offer = useReportedCar(held);
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head
				title="Заполнить договор купли-продажи автомобиля"
				description="Договор купли-продажи машины и акт приёма-передачи заполняются прямо в браузере: сумма прописью, файл DOC или PDF, печать на двух листах. Введённое не отправляется."
				picture="dogovor"
			/>
			<JsonLd
				data={breadcrumbs(siteUrl, [
					{ name: 'Договор купли-продажи', path: '/dogovor' },
					{ name: 'Заполнить договор', path: '/dogovor/form' },
				])}
			/>
			<div data-own-paper className="wrap pt-9 pb-16 lg:pt-13 print:max-w-none print:p-0">
				<div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_300px] print:hidden">
					<div>
						<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">
							Заполните договор купли-продажи
						</h1>
						<p className="mt-3 text-lg text-ink-2">
							Обязательных полей нет: что не впишете здесь, впишете ручкой. Введённое никуда не отправляется.
						</p>
						<noscript>
							<p className="mt-4">
								Чтобы заполнить договор на экране, включите JavaScript. Или скачайте пустой бланк на странице
								договора.
							</p>
						</noscript>
						<div aria-live="polite">
							{offer !== null && <ReportedCarNote offer={offer} held={held.values} />}
						</div>
						<ContractForm held={held} ref={form} />
						<TakeContract values={held.values} />
					</div>
					<AboutForm />
				</div>
				<div className="lg:mr-87 print:mr-0">
					<h2 className="mt-11 text-2xl font-bold print:hidden">Так выглядит договор</h2>
					<ContractSheets sheets={filledSheets(held.values)} />
				</div>
			</div>
		</>
	);
}

/** Beside the form, and on a phone after it. */
function AboutForm() {
	const id = useId();
	return (
		<aside aria-labelledby={id} className="mt-8 lg:sticky lg:top-[84px] lg:mt-16">
			<h2 id={id} className="text-xl font-semibold">
				Как это устроено
			</h2>
			<Notice kind="info" className="mt-3">
				Договор собирает ваш браузер. Имена, паспорта и адреса нигде не сохраняются и пропадут, если обновить
				или закрыть страницу. Сведения о машине и сделке вкладка помнит, пока открыта.
			</Notice>
			<p className="mt-4 text-ink-2">
				Подсказки ничего не запрещают. Как не ошибиться, рассказываем{' '}
				<OwnLink to="/dogovor" className="text-accent underline underline-offset-2">
					на странице договора
				</OwnLink>
				.
			</p>
		</aside>
	);
}
