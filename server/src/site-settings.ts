import type { SiteSettings } from '@avtosverka/contract/site';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { publicProtection } from './config/protection.ts';
import { signInWays } from './config/sign-in-ways.ts';
import type { Config } from './config.ts';
import { UNPAID_RETENTION_DAYS } from './owner-reports/deleting/purge.ts';

function namesOfSuppliers({ registers }: Config): string[] {
	const switchedOn = Object.entries(registers.suppliers).filter(([, supplier]) => supplier?.url);
	return switchedOn.map(([id]) => supplierName(id));
}

/** What every page says of itself at its top. */
function noticeOf({ isRestoredCopy, demonstration }: Config): string | null {
	if (isRestoredCopy) return 'Восстановленная копия: сайт никого не спрашивает и никому не пишет';
	return demonstration ? 'Демонстрационные данные: ответы реестров вымышлены' : null;
}

/** What pages may know of the settings: nothing secret. */
export function siteSettings(config: Config): SiteSettings {
	const { siteUrl, demonstration, botProtection, links, ads, claims, moneta } = config;
	const { siteOwner, counter, redirectHosts, kbmWidget } = config;
	return {
		siteUrl,
		demonstration,
		notice: noticeOf(config),
		protection: publicProtection(botProtection),
		signIn: signInWays(config),
		payments: moneta && {
			methods: moneta.units.sbp === null ? ['card'] : ['card', 'sbp'],
			cardView: moneta.cardView,
		},
		mail: config.mail !== null,
		ownerReport: {
			consentTicked: config.consentTicked,
			unpaidRetentionDays: UNPAID_RETENTION_DAYS,
			paidRetentionDays: config.ownerReportsRetentionDays,
		},
		links,
		ads,
		claims,
		counter,
		redirectHosts,
		kbmWidget,
		siteOwner,
		suppliers: namesOfSuppliers(config),
	};
}
