/** The form of the contract of sale. */
export const CONTRACT_ADDRESS = '/dogovor/form';

/**
 * What a report knows of its car, as a contract names it; '' where it does not know. It goes to the form with
 * the browser's history: no address and no request ever has it.
 */
export type ContractCar = {
	readonly vin: string;
	readonly plate: string;
	readonly model: string;
	readonly year: string;
	readonly body: string;
	readonly chassis: string;
	readonly colour: string;
	/** Who said it and as of when, a sentence each. */
	readonly sources: readonly string[];
};
