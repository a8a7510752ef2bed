import { useSiteUrl } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { Calculator } from './calculator.tsx';
import { ClassTable } from './class-table.tsx';
import { OutsideCheck } from './outside-check.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

const H2 = 'mt-10 mb-3 text-2xl font-bold';
const P = 'mt-3 text-[17px] leading-relaxed text-ink-2';

/** /kbm */
export default function Kbm() {
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head
				title="КБМ: скидка за безаварийную езду"
				description="Что такое КБМ, как он меняет цену ОСАГО, таблица классов и калькулятор на несколько лет вперёд."
				picture="kbm"
			/>
			<JsonLd data={breadcrumbs(siteUrl, [{ name: 'Проверка КБМ', path: '/kbm' }])} />
			<div className="wrap max-w-[54em] pt-9 pb-16 lg:pt-13">
				<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">
					КБМ: скидка за безаварийную езду
				</h1>
				<p className="mt-3 text-lg text-ink-2">
					КБМ — коэффициент бонус-малус. На него умножают цену полиса ОСАГО: аккуратный водитель платит
					меньше, а тот, по чьей вине страховщик платил другим, — больше.
				</p>
				<Calculator />
				<OutsideCheck />
				<h2 className={H2}>Как он устроен</h2>
				<p className={P}>
					КБМ принадлежит человеку, а не машине, и пересчитывается раз в год, 1 апреля: смотрят, сколько
					выплат было по вашей вине за прошлый год. Если в полисе несколько водителей, берут худший из их
					коэффициентов.
				</p>
				<p className={P}>
					До 1 апреля 2022 года начальный класс 3 давал коэффициент 1, и каждый год без аварий добавлял
					5&nbsp;% скидки, всего до 50&nbsp;%. С 1 апреля 2022 года действует другая таблица: тот же класс 3
					означает 1,17, а самая большая скидка, в классе 13, — 54&nbsp;%.
				</p>
				<h2 className={H2}>Таблица классов</h2>
				<p className={P}>В трёх последних столбцах — класс через год.</p>
				<ClassTable />
				<h2 className={H2}>Если КБМ неверный</h2>
				<p className={P}>
					Скидка теряется, когда меняют права или фамилию и не говорят об этом страховщику: система ищет вас
					по новым данным и не находит. Напишите страховщику заявление о проверке КБМ и приложите старый полис
					или данные прежнего удостоверения. Он обязан проверить сведения в системе Российского союза
					автостраховщиков и, если скидка подтвердится, пересчитать цену.
				</p>
				<p className={P}>
					Перерыв в страховании скидку не сжигает. Водитель, вписанный в чужой полис, тоже копит скидку — и
					теряет её, если виноват.
				</p>
				<p className="mt-6 text-[15px] text-ink-3">Верно на 21 ноября 2026 года.</p>
			</div>
		</>
	);
}
