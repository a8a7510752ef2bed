import type { Car, Policy } from '../../subjects/car.ts';
import { makeOf } from '../../subjects/makes.ts';
import { listOf, midnight, type Page, placeOf, type Section } from './section.ts';

export function insurance({ car, updated }: Page): Section {
	const today = updated.slice(0, 10);
	return {
		osago: listOf(
			car.policies.map((policy) => row(policy, car, today)),
			updated,
		),
	};
}

function row(policy: Policy, car: Car, today: string): Section {
	const { build } = car;
	const active = policy.from <= today && policy.to >= today;
	const holder = { type: 'PERSON', dob: null, name: 'Т*** Тест', tin: null };
	return {
		number: policy.number,
		insurer: { name: policy.insurer },
		date: {
			start: midnight(policy.from),
			end: midnight(policy.to),
			created: midnight(policy.from),
			periods: [{ start: policy.from, end: policy.to }],
			cancel: null,
		},
		actuality_date: midnight(today),
		restrictions: { type: 'WITH RESTRICTIONS', drivers: 2 },
		policy: {
			series: policy.series,
			number: policy.number,
			is_active: active,
			expired: policy.to < today,
			status: active ? 'Действует' : 'Прекратил действие',
		},
		policy_replaced: [],
		policy_replacement: { series: null, number: null },
		contract: {
			is_active: active,
			using_type: { status: 'PERSONAL', description: 'Личная' },
			amount: { value: 7400 + build.power * 12, currency: 'RUB' },
			kbm: 0.74,
			is_follow_to_registration: false,
			has_trailer: false,
		},
		vehicle: {
			model: { name: `${makeOf(build.make).name} ${build.model ?? ''} (категория «B»)`, category: 'B' },
			identifiers: { reg_num: car.plate, vin: car.vinAsWritten ?? car.vin, body: null },
			engine: { power: { hp: build.power } },
			weight: { max: null },
			seats: { count: null },
		},
		insurant: holder,
		owner: holder,
		geo: placeOf(car.region, null),
	};
}
