import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { OrderBudget } from './order-budget.ts';
import type { PersonSupplier } from './person-register.ts';
import type { Supplier } from './register.ts';
import type { ReportLedger } from './report-ledger.ts';
import type { ReportPolicy } from './request-policies.ts';
import type { SupplierSettings } from './settings.ts';
import type { Transport } from './transport/reply.ts';

/** Everything a supplier may use; each takes what it needs. */
export type SupplierNeeds = {
	readonly settings: SupplierSettings;
	readonly transport: Transport;
	readonly ledger: ReportLedger;
	/** Asked before everything that costs money. */
	readonly budget: OrderBudget;
	readonly now: () => Date;
	readonly requestPolicy: ReportPolicy;
	/** Names this process in leases. */
	readonly leaseOwner: string;
};

/** How a supplier gets into the catalogue. Its folder in `suppliers/` bears its id. */
export type SupplierEntry = {
	readonly id: SupplierId;
	/** True when it answers nobody without a secret. */
	readonly needsKey: boolean;
	create(needs: SupplierNeeds): Supplier;
};

/** Everything a supplier that is asked about people may use. */
export type PersonSupplierNeeds = {
	readonly settings: SupplierSettings;
	/** The supplier's own, shared with its registers of a car where it has some. */
	readonly transport: Transport;
	readonly now: () => Date;
	/** Pause between two looks at a search that is still under way, ms. */
	readonly pollEveryMs: number;
};

/** What a supplier of people's registers that sells its answers uses too. */
export type PaidPersonSupplierNeeds = PersonSupplierNeeds & {
	/** Asked before everything that costs money. */
	readonly budget: OrderBudget;
};

/** How a supplier of people's registers gets into their catalogue. Its folder in `suppliers/` bears its id. */
export type PersonSupplierEntry = {
	readonly id: SupplierId;
	/** True when it answers nobody without a secret. */
	readonly needsKey: boolean;
	create(needs: PaidPersonSupplierNeeds): PersonSupplier;
};
