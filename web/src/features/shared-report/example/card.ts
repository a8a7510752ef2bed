import type { RegistrationData } from '@avtosverka/contract/check/registration';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** No car can have it: makers count from one. */
export const EXAMPLE_VIN = 'XTA219010J0000000' as Vin;

const PERSON = { ownerType: 'Физическое лицо', ownerTypeCode: 'Natural' };
const CHANGE = { lastOperation: 'Изменение собственника', lastOperationCode: '03' };

/** The registration of the example: a person, a company, a person for two years. */
export const EXAMPLE_CARD: RegistrationData = {
	requestTime: '21.11.2026 10:42',
	vin: EXAMPLE_VIN,
	status: 200,
	RequestResult: {
		...{ vehicle_brandmodel: 'LADA Granta', vehicle_releaseyear: 2018, vehicle_vin: EXAMPLE_VIN },
		...{ vehicle_bodycolor: 'Серебристый', vehicle_body_number: EXAMPLE_VIN, vehicle_eco_class: null },
		...{ vehicle_enclosedvolume: 1596, vehicle_enginepower: 87, vehicle_type_name: 'Легковой седан' },
		reestr_status: 'На учёте',
		periods: [
			{
				...{ startDate: '2018-10-05', endDate: '2021-05-20', ...PERSON },
				...{ lastOperation: 'Регистрация нового ТС', lastOperationCode: '01' },
			},
			{
				...{ startDate: '2021-05-20', endDate: '2024-06-11', ...CHANGE },
				...{ ownerType: 'Юридическое лицо', ownerTypeCode: 'Legal' },
			},
			{ startDate: '2024-06-11', ...PERSON, ...CHANGE },
		],
	},
};
