import { type Cost, type Costs, measureCosts } from './costs.ts';
import { type Demand, simulateDay } from './day.ts';
import { type Assumptions, type Needs, needsOf } from './needs.ts';

/** Checks a day of docs/scale.md; ten are one report. */
const CHECKS_A_DAY = [15_000, 1_500_000, 15_000_000];
const CHECKS = 10;

/** Some two million cars are on sale or looked at again in a month: an estimate. */
const DEMAND: Omit<Demand, 'reports'> = { cars: 2_000_000, skew: 0.8, retentionHours: 24 };

const ASSUMED: Assumptions = {
	busyPart: 0.6,
	waitSeconds: 6,
	retentionDays: 30,
	pool: 10,
	publicPerSecond: 2,
	reportPrice: 15,
	machinePrice: 113,
	diskPrice: 0.4,
};

/** Measures costs, simulates three days, and gives the tables of docs/scale.md in Markdown. */
export async function measureScale(): Promise<string> {
	const costs = await measureCosts();
	const days = CHECKS_A_DAY.map((checks) => {
		const day = simulateDay({ ...DEMAND, reports: checks / CHECKS }, Math.random);
		return { checks, day, needs: needsOf(day, costs, ASSUMED) };
	});
	const table = [
		row(
			'',
			days.map(({ checks }) => `${whole(checks)} проверок`),
		),
		row(
			'---',
			days.map(() => '---:'),
		),
		row(
			'Отчётов в самую занятую минуту',
			days.map(({ day }) => whole(day.busiest.reports)),
		),
		row(
			'Из них с сохранёнными ответами за день',
			days.map(({ day }) => `${whole(day.cachedShare * 100)} %`),
		),
		...NEEDS.map(([name, text]) =>
			row(
				name,
				days.map(({ needs }) => text(needs)),
			),
		),
	];
	return [describeCosts(costs), '', ...table].join('\n');
}

const NEEDS: readonly (readonly [string, (needs: Needs) => string])[] = [
	['Процессоров серверам', ({ serverCores }) => short(serverCores)],
	['Процессоров PostgreSQL', ({ storeCores }) => short(storeCores)],
	['Соединений с PostgreSQL', ({ storeConnections }) => whole(storeConnections)],
	['Запросов ждут реестра одновременно', ({ waiting }) => whole(waiting)],
	['Доля темпа общедоступного реестра', ({ publicRate }) => short(publicRate)],
	['Новых отчётов у поставщика за день', ({ paidReports }) => whole(paidReports)],
	['Их цена за день, ₽', ({ roubles }) => whole(roubles)],
	['Машин: серверы, PostgreSQL с резервом', ({ machines }) => whole(machines)],
	['Их цена за день с дисками, ₽', ({ machineRoubles }) => whole(machineRoubles)],
	['Хранится, ГБ', ({ storedGb }) => short(storedGb)],
	['Журнал PostgreSQL за день, ГБ', ({ walGbADay }) => short(walGbADay)],
	['Отправлено за день, ГБ', ({ sentGbADay }) => short(sentGbADay)],
];

function describeCosts({ fresh, cached, page, storedBytes, walBytes }: Costs): string {
	const cost = (name: string, { serverMs, storeMs, bytes }: Cost) =>
		row(name, [short(serverMs), short(storeMs), short(bytes / 1000)]);
	return [
		row('', ['сервер, мс', 'PostgreSQL, мс', 'отправлено, кБ']),
		row('---', ['---:', '---:', '---:']),
		cost('Десять новых проверок', fresh),
		cost('Десять сохранённых', cached),
		cost('Страница отчёта', page),
		'',
		`Новый отчёт оставляет в базе ${short(storedBytes / 1000)} кБ, в журнале ${short(walBytes / 1000)} кБ.`,
	].join('\n');
}

const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`;
const whole = (value: number) => Math.round(value).toLocaleString('ru');
const short = (value: number) => value.toLocaleString('ru', { maximumSignificantDigits: 3 });
