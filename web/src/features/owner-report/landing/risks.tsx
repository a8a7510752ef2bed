import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { Card } from '../../../ui/card.tsx';
import { BlockIcon } from '../block-icon.tsx';

const RISKS: readonly { block: PersonRegister; title: string; about: string }[] = [
	{
		block: 'passport',
		title: 'Сделка по чужому паспорту',
		about:
			'Если паспорт недействителен, перед вами может быть не владелец. Такой договор оспорят, а машину заберут.',
	},
	{
		block: 'fssp',
		title: 'Долги у приставов',
		about:
			'За долги продавца пристав вправе запретить регистрацию или арестовать машину — и вы не поставите её на учёт.',
	},
	{
		block: 'bankruptcy',
		title: 'Банкротство',
		about:
			'Сделки банкрота и сделки перед банкротством отменяют через суд. Машину вернут в конкурсную массу, а деньги придётся ждать в очереди кредиторов.',
	},
	{
		block: 'pledge',
		title: 'Залог',
		about:
			'Заложенную машину банк может забрать и у нового владельца, если уведомление о залоге было в реестре.',
	},
	{
		block: 'arbiter',
		title: 'Суды',
		about: 'Спор предпринимателя может кончиться взысканием, а взыскание — арестом имущества, и машины тоже.',
	},
	{
		block: 'fsin_wanted',
		title: 'Розыск и перечни',
		about:
			'С человеком из списка разыскиваемых или из перечня Росфинмониторинга лучше ничего не подписывать: банк может остановить платёж.',
	},
];

/** What may go wrong with a seller, and how often: in words, as no public source counts it. */
export function Risks() {
	return (
		<section aria-labelledby="risks" className="pt-11 lg:pt-13">
			<h2 id="risks" className="text-[clamp(24px,3vw,32px)] font-bold">
				Чем рискует покупатель
			</h2>
			<ul className="mt-5.5 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
				{RISKS.map(({ block, title, about }) => (
					<Card as="li" key={block} className="p-5">
						<BlockIcon block={block} className="size-7 text-accent" />
						<h3 className="mt-3 text-lg leading-tight font-semibold">{title}</h3>
						<p className="mt-1.5 text-[15px] text-ink-2">{about}</p>
					</Card>
				))}
			</ul>
			<Card className="mt-3.5 p-5">
				<h3 className="text-lg font-semibold">Насколько это часто</h3>
				<p className="mt-1.5 max-w-[50em] text-[15px] text-ink-2">
					Открытой статистики по продавцам машин мы не нашли, поэтому чисел здесь нет. Долги и залоги стоит
					проверить у&nbsp;любого продавца; остальное встречается реже, но обходится дороже.
				</p>
			</Card>
		</section>
	);
}
