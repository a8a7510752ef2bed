import { partial, silent, stale } from './answers.ts';
import type { CarCase } from './car-case.ts';
import { cleanCar } from './clean-car.ts';
import { accident, ban, period, pledge, pledges, registered, theft } from './invented-records.ts';

const BAILIFF_BAN = ban({ dateadd: '2022-09-05', divtypeCode: '2', ogrkodCode: '1' });

/** Invented cars for the rules of the law; written before them. */
export const CARS_OF_THE_LAW: readonly CarCase[] = [
	{ title: 'nothing wrong', given: cleanCar(), verdict: 'no-obstacles', rules: [] },
	{
		title: 'wanted, one record with everything and one with nothing',
		given: cleanCar({ wanted: { records: [theft({ w_data_pu: '2024-11-20' }), theft()] } }),
		verdict: 'stop',
		rules: ['wanted', 'wanted'],
	},
	{
		title: 'banned by a bailiff, told in codes',
		given: cleanCar({ restrict: { records: [BAILIFF_BAN] } }),
		verdict: 'stop',
		rules: ['registration-ban'],
	},
	{
		title: 'banned by a court, told in words alone',
		given: cleanCar({
			restrict: {
				records: [ban({ divtype: 'Судебные Органы', ogrkod: 'Запрет на регистрационные действия' })],
			},
		}),
		verdict: 'stop',
		rules: ['registration-ban'],
	},
	{
		title: 'may not be taken off the register',
		given: cleanCar({ restrict: { records: [ban({ ogrkodCode: '2', divtypeCode: '3' })] } }),
		verdict: 'stop',
		rules: ['registration-ban'],
	},
	{
		title: 'annulled, also when the answer was not read to the end',
		given: cleanCar({ restrict: partial({ records: [ban({ ogrkodCode: '5' })] }) }),
		verdict: 'stop',
		rules: ['registration-ban'],
	},
	{
		title: 'a restriction of a kind that no table knows',
		given: cleanCar({ restrict: { records: [ban({ ogrkodCode: '9', divtypeCode: '12' })] } }),
		verdict: 'clarify',
		rules: ['restriction-unknown'],
	},
	{
		title: 'a restriction that tells nothing of itself, beside a ban',
		given: cleanCar({ restrict: { records: [ban(), BAILIFF_BAN] } }),
		verdict: 'stop',
		rules: ['registration-ban', 'restriction-unknown'],
	},
	{
		title: 'pledged to a bank',
		given: cleanCar({ zalog: pledges([pledge('ПАО «Пример Банк»', '2022-01-25')]) }),
		verdict: 'stop',
		rules: ['pledge'],
	},
	{
		title: 'pledged to a leasing company, by a cached answer that stands in',
		given: cleanCar({ zalog: stale(pledges([pledge('ООО "ПРИМЕР ЛИЗИНГ"', '2023-03-01')])) }),
		verdict: 'stop',
		rules: ['pledge'],
	},
	{
		title: 'pledged to a person, whose name is not told',
		given: cleanCar({ zalog: pledges([pledge('Примеров Иван Петрович')]) }),
		verdict: 'stop',
		rules: ['pledge'],
	},
	{
		title: 'pledged once, ended since',
		given: cleanCar({
			zalog: pledges(
				[],
				[
					{ dateStr: '2021-04-12', typeStr: 'Исключение', number: '1/1' },
					{ dateStr: '2018-03-01', typeStr: 'Возникновение', number: '1' },
				],
			),
		}),
		verdict: 'no-obstacles',
		rules: ['pledge-ended'],
	},
	{
		title: 'one pledge ended, another in force',
		given: cleanCar({
			zalog: pledges(
				[pledge('АО "Банк"', '2022-01-25', '2')],
				[
					{ dateStr: '2022-01-25', typeStr: 'Возникновение', number: '2' },
					{ dateStr: '2021-04-12', typeStr: 'Исключение', number: '1/1' },
				],
			),
		}),
		verdict: 'stop',
		rules: ['pledge', 'pledge-ended'],
	},
	{
		title: 'a notice in the history, none open, and the answer not read to the end',
		given: cleanCar({
			zalog: partial(pledges([], [{ dateStr: '2018-03-01', typeStr: 'Возникновение', number: '1' }])),
		}),
		verdict: 'too-little',
		rules: [],
	},
	{
		title: 'registration ended, the last period closed',
		given: cleanCar({
			registration: registered({
				reestr_status: null,
				periods: [period('2020-03-10', '2024-01-15'), period('2016-05-12', '2020-03-10')],
			}),
		}),
		verdict: 'clarify',
		rules: ['registration-ended'],
	},
	{
		title: 'registration ended, as the state says',
		given: cleanCar({ registration: registered({ reestr_status: 'Регистрация прекращена' }) }),
		verdict: 'clarify',
		rules: ['registration-ended'],
	},
	{
		title: 'the period that lasts could not be read',
		given: cleanCar({ registration: partial(registered({ periods: [period('2016-05-12', '2020-03-10')] })) }),
		verdict: 'too-little',
		rules: [],
	},
	{
		title: 'scrapped by the operation of its last period',
		given: cleanCar({
			registration: registered({
				reestr_status: null,
				periods: [period('2016-05-12', '2021-06-01', { lastOperationCode: '09' })],
			}),
		}),
		verdict: 'stop',
		rules: ['scrapped'],
	},
	{
		title: 'registration declared void, in words',
		given: cleanCar({ registration: registered({ reestr_status: 'Регистрация аннулирована' }) }),
		verdict: 'stop',
		rules: ['registration-void'],
	},
	{
		title: 'scrapped on paper, then registered again',
		given: cleanCar({
			registration: registered({
				periods: [
					period('2021-03-10'),
					period('2016-05-12', '2020-03-10', { lastOperation: 'Снятие с учета в связи с утилизацией' }),
				],
			}),
		}),
		verdict: 'clarify',
		rules: ['scrapped'],
	},
	{
		title: 'a state of registration that no table knows',
		given: cleanCar({ registration: registered({ reestr_status: 'Особый учет' }) }),
		verdict: 'no-obstacles',
		rules: ['registration-status-unknown'],
	},
	{
		title: 'its VIN was damaged in an accident',
		given: cleanCar({
			dtp: { Accidents: [accident({ AccidentDateTime: '2019-02-01T10:00:00', DamagePoints: ['20'] })] },
		}),
		verdict: 'clarify',
		rules: ['accident', 'damaged-vin'],
	},
	{
		title: 'wanted while the pledge register is silent',
		given: cleanCar({ wanted: { records: [theft()] }, zalog: silent() }),
		verdict: 'stop',
		rules: ['wanted'],
	},
	{
		title: 'nothing found, the registration register silent',
		given: cleanCar({ registration: silent() }),
		verdict: 'too-little',
		rules: [],
	},
];
