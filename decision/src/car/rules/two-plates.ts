import type { Car } from '../car.ts';
import { VIN_EVERYWHERE } from '../identity-differences.ts';
import { ownerPeriodsOf } from '../owner-periods.ts';
import { type PolicyInForce, policiesInForce } from '../policies.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'two-plates',
	group: 'identity',
	needs: ['osago', 'registration'],
	gravest: 'clarify',
	find: (car) => {
		const insured = policiesInForce(car).filter(({ plate }) => plate !== null);
		const other = insured.find((policy, index) => {
			const before = insured[index - 1];
			return before !== undefined && before.plate !== policy.plate && !wasSoldBetween(car, before, policy);
		});
		if (other === undefined) return [];
		return [
			{
				severity: 'clarify',
				section: 'osago',
				record: other.record,
				// Without the plates: a shared report may mask them.
				sentence: 'Действуют полисы сразу на два госномера: у машины может быть двойник.',
				question: 'Когда меняли госномер и почему полис на прежний ещё действует?',
				inspect: VIN_EVERYWHERE,
			},
		];
	},
};

/** True when the owner has changed meanwhile: a seller may leave the old policy in force. */
function wasSoldBetween(car: Car, before: PolicyInForce, after: PolicyInForce): boolean {
	const { from: one } = before;
	const { from: other } = after;
	if (one === null || other === null) return false;
	return ownerPeriodsOf(car).some(({ from }) => from > one && from <= other);
}

export const explanation: Explanation = {
	condition:
		'Сегодня действуют полисы на два разных госномера, и между их началом владелец не менялся: иначе ' +
		'прежний полис остался от продавца.',
	figure: null,
	why:
		'Одну машину на два госномера не страхуют; так бывает, когда по её документам ездит вторая. Это ' +
		'признак, а не доказательство: госномер могли заменить.',
};
