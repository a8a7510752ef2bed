import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { SUPPLIER_POLICIES } from '@avtosverka/registers/supplier-policies';
import { oneOf } from '../fields.ts';
import { type SupplierSettingName, supplierSetting } from '../suppliers.ts';
import type { DeclaredSettings, Setting } from './setting.ts';

/** What each supplier's own folder says of its settings. */
const OF_EACH = Object.fromEntries(
	SUPPLIERS.flatMap((id) =>
		Object.entries(SUPPLIER_POLICIES[id].settings).map(([end, setting]) => [
			supplierSetting(id, end),
			setting,
		]),
	),
) as Record<SupplierSettingName, Setting>;

/** Whom the registers ask. The first line is about every supplier, the last about every register. */
export const SUPPLIER_SETTINGS = {
	REQUEST_POLICY: {
		field: oneOf(['default', 'bench'], 'default'),
		text:
			'политика запросов к поставщикам: `default`, или `bench` только для замеров — без ограничений частоты и ' +
			'одновременности, отчёт поставщика опрашивается каждые 50 мс',
	},
	...OF_EACH,
	'REGISTER_<ID>_VIA': {
		text:
			'порядок поставщиков одного реестра через запятую: `REGISTER_DTP_VIA=avtocod`. В ' +
			'`REGISTER_CARD_INDEX_VIA`, к которому обращается платный запрос, каждый следующий поставщик может стоить денег',
		byDefault: 'порядок из каталога реестров',
	},
} as const satisfies DeclaredSettings;
