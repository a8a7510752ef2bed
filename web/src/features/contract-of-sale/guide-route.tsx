import { PencilLine } from 'lucide-react';
import Guide from '../../content/contract-guide.mdx';
import { useSiteUrl } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { EmptyForms } from './empty-forms.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /dogovor: how to draw up the contract, and its empty forms. */
export default function ContractGuide() {
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head
				title="Договор купли-продажи автомобиля: бланк и заполнение"
				description="Как составить договор купли-продажи машины в 2026 году: что проверить, чьи нужны документы, чего не подписывать. Бланк DOC и PDF и заполнение прямо в браузере."
				picture="dogovor"
			/>
			<JsonLd data={breadcrumbs(siteUrl, [{ name: 'Договор купли-продажи', path: '/dogovor' }])} />
			<div className="wrap max-w-[54em] pt-9 pb-16 lg:pt-13">
				<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">
					Договор купли-продажи автомобиля
				</h1>
				<p className="mt-3 text-lg text-ink-2">
					Бланк на двух листах — договор и акт приёма-передачи — и короткий рассказ, как не ошибиться.
				</p>
				<p className="mt-5">
					<OwnLink to="/dogovor/form" className={buttonClass()}>
						<PencilLine aria-hidden className="size-5" />
						Заполнить на экране
					</OwnLink>
				</p>
				<EmptyForms />
				<div className="text-[17px]">
					<Guide />
				</div>
				<p className="mt-6 text-[15px] text-ink-3">
					Бланк и рассказ верны на 21 ноября 2026 года. Это не юридическая консультация: если сделка необычная
					— наследство, залог, машина компании, — покажите договор юристу.
				</p>
			</div>
		</>
	);
}
