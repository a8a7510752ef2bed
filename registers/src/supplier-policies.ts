import type { PaidSupplierId, SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { PurposeBudgetEnd } from './purpose-budgets.ts';
import type { SupplierPolicy, SupplierSetting } from './supplier-policy.ts';
import { APICLOUD_POLICY } from './suppliers/apicloud/settings.ts';
import { AVTOCOD_POLICY } from './suppliers/avtocod/settings.ts';
import { CUSTOMS_POLICY } from './suppliers/customs/settings.ts';
import { EFRSB_POLICY } from './suppliers/efrsb/settings.ts';
import { FEDRESURS_POLICY } from './suppliers/fedresurs/settings.ts';
import { FEDSFM_POLICY } from './suppliers/fedsfm/settings.ts';
import { FNS_POLICY } from './suppliers/fns/settings.ts';
import { FSIN_POLICY } from './suppliers/fsin/settings.ts';
import { FSSP_POLICY } from './suppliers/fssp/settings.ts';
import { GIBDD_POLICY } from './suppliers/gibdd/settings.ts';
import { GOST_POLICY } from './suppliers/gost/settings.ts';

/** What is set for a supplier that sells its answers. */
type PaidSettings = Readonly<
	Record<'KEY' | 'DAILY_BUDGET' | 'DAILY_COST' | 'ORDER_PRICE' | PurposeBudgetEnd, SupplierSetting>
>;

/** How each supplier is treated, and by what it is set, from its own folder. */
export const SUPPLIER_POLICIES = {
	avtocod: AVTOCOD_POLICY,
	gibdd: GIBDD_POLICY,
	gost: GOST_POLICY,
	customs: CUSTOMS_POLICY,
	apicloud: APICLOUD_POLICY,
	fns: FNS_POLICY,
	fssp: FSSP_POLICY,
	efrsb: EFRSB_POLICY,
	fedresurs: FEDRESURS_POLICY,
	fsin: FSIN_POLICY,
	fedsfm: FEDSFM_POLICY,
} as const satisfies Readonly<Record<SupplierId, SupplierPolicy>> &
	Readonly<Record<PaidSupplierId, { readonly settings: PaidSettings }>>;
