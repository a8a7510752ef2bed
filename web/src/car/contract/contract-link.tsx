import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { CONTRACT_ADDRESS } from '../../ui/contract-address.ts';
import { OwnLink } from '../../ui/link.tsx';
import type { ReportState } from '../state/report-state.ts';
import { answersOf } from '../verdict/answers-of.ts';
import { carForContract } from './car-for-contract.ts';

export type ContractLinkProps = { vin: Vin; plate: Plate | null; state: ReportState };

/** The way from a report to the contract of sale, with the car carried along on this device. */
export function ContractLink({ vin, plate, state }: ContractLinkProps) {
	return (
		<OwnLink
			to={CONTRACT_ADDRESS}
			state={{ car: carForContract({ vin, plate }, answersOf(state)) }}
			className="flex min-h-11 items-center text-accent underline underline-offset-2"
		>
			Составить договор
		</OwnLink>
	);
}
