import type { CatalogueSupplier } from './catalogue-entry.ts';
import type { OrderBudget } from './order-budget.ts';
import type { PersonSupplier } from './person-register.ts';
import type { Supplier } from './register.ts';
import type { ReportLedger } from './report-ledger.ts';
import type { ReportPolicy } from './request-policies.ts';
import type { EnabledSupplierSettings } from './settings.ts';
import type { Transport } from './transport/reply.ts';

/** Everything a supplier may use; each takes what it needs. */
export type SupplierNeeds = {
	readonly settings: EnabledSupplierSettings;
	/** The supplier's own, shared by its registers of cars and of people. */
	readonly transport: Transport;
	readonly ledger: ReportLedger;
	/** Asked before everything that costs money. */
	readonly budget: OrderBudget;
	readonly now: () => Date;
	readonly requestPolicy: ReportPolicy;
	/** Names this process in leases. */
	readonly leaseOwner: string;
};

/** What a supplier whose answers cost nothing uses of that. */
export type FreeSupplierNeeds = Pick<SupplierNeeds, 'settings' | 'transport' | 'now'>;

/** A supplier in the catalogue of cars. */
export type SupplierEntry = CatalogueSupplier<SupplierNeeds, Supplier>;

/** Everything a supplier that is asked about people may use. */
export type PersonSupplierNeeds = FreeSupplierNeeds & {
	/** Pause between two polls of a search that is still under way, ms. */
	readonly pollEveryMs: number;
};

/** What a supplier of people's registers that sells its answers uses too. */
export type PaidPersonSupplierNeeds = PersonSupplierNeeds & Pick<SupplierNeeds, 'budget'>;

/** A supplier in the catalogue of people's registers. */
export type PersonSupplierEntry = CatalogueSupplier<PaidPersonSupplierNeeds, PersonSupplier>;
