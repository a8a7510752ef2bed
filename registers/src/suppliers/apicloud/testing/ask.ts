import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { ask } from '../../../testing/answers.ts';
import { askAbout } from '../../../testing/persons.ts';
import { play, reply } from './apicloud.ts';

/** A person without «ё», so that one call settles everything. */
export const PLAIN = { firstName: 'Петр' } as Partial<Person>;

/** What a register of people answers when the supplier sends this JSON. */
export function tellOfPerson<R extends PersonRegister>(
	register: R,
	json: unknown,
	own: Partial<Person> = {},
) {
	const { people } = play(reply(json));
	return people.ask(
		register,
		askAbout({ ...PLAIN, ...own } as Partial<Person>, { beforePaid: async () => {} }),
	);
}

/** What a register of cars answers about this VIN. */
export function tellOfCar<R extends CarRegister>(register: R, json: unknown, vin = 'X96ERB6X4B0008543') {
	return play(reply(json)).cars.ask(register, ask({ subject: { kind: 'vin', vin: vin as never } }));
}

/** What is answered about this plate. */
export function tellOfPlate(json: unknown, plate = 'С812МУ93') {
	return play(reply(json)).cars.ask('plate', ask({ subject: { kind: 'plate', plate: plate as never } }));
}
