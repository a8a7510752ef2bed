import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** Where a supplier is asked and with what secret. A null address means switched off. */
export type SupplierSettings = {
	readonly url: string | null;
	readonly key: string | null;
	/** avtocod: the report type that is bought (`SUPPLIER_AVTOCOD_REPORT`). */
	readonly report: string | null;
	/** gibdd: where its pictures are fetched, if elsewhere (`SUPPLIER_GIBDD_CAPTCHA_URL`). */
	readonly captchaUrl?: string | null;
	/** fssp: where its page is opened, if elsewhere (`SUPPLIER_FSSP_PAGE_URL`). */
	readonly pageUrl?: string | null;
	/** efrsb: where a person's card is opened, if elsewhere (`SUPPLIER_EFRSB_CARD_URL`). */
	readonly cardUrl?: string | null;
	/** fedresurs: where a pledge notice is opened, if elsewhere (`SUPPLIER_FEDRESURS_NOTARY_URL`). */
	readonly notaryUrl?: string | null;
	/** avtocod: origins from which photographs of cars are taken (`SUPPLIER_AVTOCOD_IMAGE_HOSTS`); absent: none. */
	readonly imageHosts?: readonly string[];
};

/** Named sets of manners: `bench` has no pace and polls every 50 ms. */
export type RequestPolicyName = 'default' | 'bench';

export type RegistersSettings = {
	readonly suppliers: Readonly<Partial<Record<SupplierId, SupplierSettings>>>;
	/** Another order of suppliers for a register (`REGISTER_<ID>_VIA`). */
	readonly via: Readonly<Partial<Record<CarRegister | PersonRegister, readonly SupplierId[]>>>;
	readonly requestPolicy: RequestPolicyName;
	/** How many processes share one pace. */
	readonly processes: number;
};
