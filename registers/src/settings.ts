import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { AvtocodSettings } from './suppliers/avtocod/settings.ts';
import type { EfrsbSettings } from './suppliers/efrsb/settings.ts';
import type { FedresursSettings } from './suppliers/fedresurs/settings.ts';
import type { FsspSettings } from './suppliers/fssp/settings.ts';
import type { GibddSettings } from './suppliers/gibdd/settings.ts';

/** Where a supplier is asked, with what secret, and its own settings. A null address means switched off. */
export type SupplierSettings = {
	readonly url: string | null;
	readonly key: string | null;
} & AvtocodSettings &
	GibddSettings &
	FsspSettings &
	EfrsbSettings &
	FedresursSettings;

/** The same of one that is switched on. */
export type EnabledSupplierSettings = SupplierSettings & { readonly url: string };

/** Named request policies: `bench` has no rate limit and polls every 50 ms. */
export type RequestPolicyName = 'default' | 'bench';

export type RegistersSettings = {
	readonly suppliers: Readonly<Partial<Record<SupplierId, SupplierSettings>>>;
	/** Another order of suppliers for a register (`REGISTER_<ID>_VIA`). */
	readonly via: Readonly<Partial<Record<CarRegister | PersonRegister, readonly SupplierId[]>>>;
	readonly requestPolicy: RequestPolicyName;
};
