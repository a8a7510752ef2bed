import type { DiagnosticData } from '@avtosverka/contract/check/diagnostic';
import type { CarQuestion } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { found, question } from '@avtosverka/decision/car/testing/answers';
import {
	accident,
	ban,
	inspections,
	market,
	POLICY,
	period,
	pledge,
	pledges,
	registered,
	theft,
} from '@avtosverka/decision/car/testing/invented-records';

/** Records of the fullest car in each list; suppliers give fewer. */
const RECORDS = 12;
const WARM_UP = 2_000;
const RUNS = 5_000;

export type DecisionTimes = { readonly reasons: number; readonly median: number; readonly p99: number };

/** How long one decision about a car with twelve records in every list takes, ms. */
export function measureDecision(): DecisionTimes {
	const car = fullestCar();
	for (let run = 0; run < WARM_UP; run++) decideCar(car);
	const times = Array.from({ length: RUNS }, () => {
		const started = performance.now();
		decideCar(car);
		return performance.now() - started;
	}).sort((one, other) => one - other);
	const at = (share: number) => times[Math.floor(share * (RUNS - 1))] ?? 0;
	return { reasons: decideCar(car).reasons.length, median: at(0.5), p99: at(0.99) };
}

function fullestCar(): CarQuestion {
	const many = <Record>(make: (year: number) => Record) =>
		Array.from({ length: RECORDS }, (_, index) => make(2026 - index));
	const history = many((year) => ({ dateStr: `${year}-02-01`, typeStr: 'Исключение', number: `${year}/1` }));
	return question(
		{
			registration: registered({ periods: many((year) => period(`${year}-01-01`, `${year}-12-31`)) }),
			dtp: {
				Accidents: many((year) =>
					accident({
						AccidentType: 'Столкновение',
						AccidentDateTime: `${year}-10-01T10:00:00`,
						DamagePoints: ['05', '09', '111', '112', '130', '20'],
					}),
				),
			},
			wanted: { records: many((year) => theft({ w_data_pu: `${year}-03-01` })) },
			restrict: {
				records: many((year) => ban({ dateadd: `${year}-04-01`, ogrkodCode: '1', divtypeCode: '2' })),
			},
			zalog: pledges(
				many((year) => pledge('ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "БАНК"', `${year}-05-01`)),
				history,
			),
			diagnostic: withPrevious(many((year) => [`${year}-06-01`, ((year * 7) % 5) * 50_000])),
			osago: found(many((year) => ({ ...POLICY, number: String(year) }))),
			stats: market(40_000),
		},
		{ askedPrice: 500_000 },
	);
}

/** Every card repeats those before it, as the register does. */
function withPrevious(readings: readonly (readonly [string, number])[]): DiagnosticData {
	const { diagnosticCards } = inspections(...readings);
	return {
		diagnosticCards: diagnosticCards.map((card, index) => ({
			...card,
			previousDcs: diagnosticCards.slice(index + 1),
		})),
	};
}
