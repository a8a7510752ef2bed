import { Card } from '../../../ui/card.tsx';
import { OwnLink } from '../../../ui/link.tsx';

/** Where the data come from: specification, section 1. What no register of ours asks says so. */
const SOURCES = [
	{ name: 'Федеральная служба судебных приставов', about: 'банк данных исполнительных производств' },
	{ name: 'ЕФРСБ', about: 'единый реестр сведений о банкротстве' },
	{ name: 'Федеральная нотариальная палата', about: 'реестр уведомлений о залоге движимого имущества' },
	{ name: 'Федеральная налоговая служба', about: 'ИНН физического лица' },
	{ name: 'Индекс арбитражных дел', about: 'дела арбитражных судов' },
	{ name: 'МВД', about: 'недействительные паспорта' },
	{ name: 'ФСИН', about: 'список разыскиваемых' },
	{
		name: 'МВД, федеральный розыск',
		about:
			'просит цифры с картинки и почту, поэтому в отчёт не входит: проверьте сами на сайте мвд.рф/wanted',
	},
	{ name: 'Росфинмониторинг', about: 'перечень террористов и экстремистов' },
];

/** The list of data sources. */
export function DataSources() {
	return (
		<section aria-labelledby="sources" className="pt-11 lg:pt-13">
			<h2 id="sources" className="text-[clamp(24px,3vw,32px)] font-bold">
				Откуда данные
			</h2>
			<Card className="mt-5.5 p-5 sm:p-6">
				<ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
					{SOURCES.map(({ name, about }) => (
						<li key={name} className="leading-snug">
							<b className="block font-semibold">{name}</b>
							<span className="text-[15px] text-ink-2">{about}</span>
						</li>
					))}
				</ul>
				<p className="mt-5 border-t border-line pt-4 text-[15px] text-ink-2">
					Если источник не&nbsp;ответил, отчёт так и скажет.{' '}
					<OwnLink to="/sources" className="text-accent underline underline-offset-2">
						Источники данных
					</OwnLink>
				</p>
			</Card>
		</section>
	);
}
