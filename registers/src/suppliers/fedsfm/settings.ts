import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** How Росфинмониторинг is treated, and by what it is set. */
export const FEDSFM_POLICY = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
	settings: {
		URL: {
			text:
				'Росфинмониторинг, перечень террористов и экстремистов: всё, что до `/TerroristSearch`, например ' +
				'`https://fedsfm.ru`. Его сертификат выдан Russian Trusted Root CA: процесс запускают с ' +
				'`NODE_EXTRA_CA_CERTS` (README поставщика)',
			byDefault: 'выключен',
		},
	},
} as const satisfies SupplierPolicy;
